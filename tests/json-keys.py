# SPDX-License-Identifier: GPL-2.0-or-later
"""Lists the keys of JSON objects by the sections of ktriage-json(5).

json-keys.py SECTION <LINES: prints "SECTION KEY" for the objects of that
section, one a line, and for all that they hold."""

import json
import sys

# The section of what stands under a key, by the section that it stands in.
INNER = {
    "Message": {"from": "Person", "report": "Report",
                "quoted_report": "Report", "comparisons": "Comparison",
                "events": "Event", "effects": "Effect"},
    "Report": {"commit": "Commit", "headline": "Headline",
               "also_seen_on": "Seen", "also": "Further", "tags": "Tag",
               "comparisons": "Comparison"},
    "Comparison": {"commits": "Column", "metrics": "Metric",
                   "failures": "Failure"},
    "Metric": {"values": "Value", "changes": "Change"},
    "Failure": {"runs": "Runs"},
    "Event": {"commit": "Commit"},
    "ktriage.report/1": {"from": "Person", "reason": "Reason",
                         "weight_parts": "Part", "report": "Report",
                         "events": "Statement", "requests": "Request",
                         "links": "Link",
                         "thread": "Mail", "dossier": "Relative",
                         "history": "Outcome", "notes": "Note",
                         "commits": "Found"},
    "Reason": {"from": "Person"},
    "Statement": {"from": "Person", "commit": "Commit"},
    "Request": {"from": "Person", "commit": "Commit", "answer": "Answer"},
    "Answer": {"from": "Person"},
    "Mail": {"from": "Person"},
    "Found": {"author": "Person", "seen": "Sighting"},
    "ktriage.search/1": {"hits": "Hit"},
    "ktriage.summary/1": {"changed": "Block", "waiting": "Block",
                          "counts": "Counts", "weeks": "Week",
                          "testcases": "Testcase"},
    "Block": {"items": "Item"},
    "Item": {"whom": "Person", "reason": "Reason", "unclear": "Unclear"},
    "Unclear": {"from": "Person"},
    "ktriage.rebuild/1": {"rules": "Rules", "reports": "Total",
                          "events": "Total", "links": "Total",
                          "statuses": "Move", "changes": "Altered",
                          "event_changes": "Told"},
    "message": {"events": "Event"},
    "commit": {"seen": "Sighting"},
}


def walk(section, value, found):
    todo = [(section, value)]
    while todo:
        name, item = todo.pop()
        if isinstance(item, list):
            todo += [(name, part) for part in item]
        elif isinstance(item, dict):
            for key, inner in item.items():
                found.add((name, key))
                below = INNER.get(name, {}).get(key)
                if below:
                    todo.append((below, inner))


def main():
    found = set()
    for line in sys.stdin:
        item = json.loads(line)
        name = sys.argv[1]
        if name == "export":
            name = item.get("type", "ktriage.export/1")
            name = "ktriage.report/1" if name == "report" else name
            found.add(("ktriage.export/1", "type"))
            if name != "ktriage.export/1":
                item.pop("type")
        walk(name, item, found)
    for name, key in sorted(found):
        print(name, key)


main()
