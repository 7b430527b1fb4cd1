# SPDX-License-Identifier: GPL-2.0-or-later
"""Running commands and telling what they took."""
import os
import re
import resource
import statistics
import subprocess
import sys
import time


class Run:
    """One run of a command: CPU and wall seconds, and what it said."""

    def __init__(self, command, stdin=None, env=None):
        source = open(stdin, "rb") if stdin else subprocess.DEVNULL
        begin = time.monotonic()
        child = subprocess.Popen(command, stdin=source, env=env,
                                 stdout=subprocess.PIPE,
                                 stderr=subprocess.PIPE)
        self.out, self.err = child.communicate()
        self.wall = time.monotonic() - begin
        self.code = child.returncode
        if stdin:
            source.close()


def measured(command, stdin=None, env=None, good=(0,)):
    """Runs a command and tells what all processes took that it waited for."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run = Run(command, stdin, env)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if run.code not in good:
        sys.exit("%s: exit code %d\n%s" % (command, run.code,
                                           run.err.decode()[-500:]))
    run.cpu = (after.ru_utime + after.ru_stime -
               before.ru_utime - before.ru_stime)
    told = re.search(rb"cpu ([0-9.]+)", run.out)
    if told:
        run.cpu = float(told.group(1))
    return run


PEAK = ("import resource, subprocess, sys; subprocess.run(sys.argv[1:],"
        "stdout=subprocess.DEVNULL, check=True); print(resource."
        "getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024)")


def peak(command, pipe=None):
    """The most memory that a command had, in MiB; pipe: a file that comes to
    it through a pipe."""
    source = subprocess.Popen(["cat", pipe],
                              stdout=subprocess.PIPE) if pipe else None
    mib = int(subprocess.run([sys.executable, "-c", PEAK] + command,
                             stdin=source.stdout if source
                             else subprocess.DEVNULL,
                             check=True, stdout=subprocess.PIPE).stdout)
    if source:
        source.stdout.close()
        source.wait()
    return mib


def size_of(path):
    """MiB of a file with what belongs to it, or of all below a folder."""
    total = 0
    if os.path.isdir(path):
        for folder, _, names in os.walk(path):
            total += sum(os.path.getsize(os.path.join(folder, name))
                         for name in names)
    else:
        total = sum(os.path.getsize(path + end) for end in ("", "-wal")
                    if os.path.exists(path + end))
    return total / 2 ** 20


class Series:
    """Figures of one program at one work."""

    def __init__(self, values):
        self.values = sorted(values)
        self.median = statistics.median(values)
        self.p99 = self.values[min(len(values) - 1, len(values) * 99 // 100)]

    def told(self, unit=1.0, digits=2):
        return "%.*f (%.*f-%.*f)" % (digits, self.median * unit, digits,
                                     self.values[0] * unit, digits,
                                     self.values[-1] * unit)


def short(runs):
    """p50, p99 and CPU p50 of a command in ms."""
    wall = Series([run.wall for run in runs])
    cpu = Series([run.cpu for run in runs])
    return "%.1f / %.1f / %.1f" % tuple(
        figure * 1e3 for figure in (wall.median, wall.p99, cpu.median))


def figures(runs):
    wall = Series([run.wall for run in runs])
    cpu = Series([run.cpu for run in runs])
    return {"p50": wall.median, "p99": wall.p99, "cpu_p50": cpu.median,
            "n": len(runs)}


def table(title, head, rows):
    widths = [max(len(str(row[i])) for row in rows + [head])
              for i in range(len(head))]
    print("\n%s\n" % title)
    for row in [head, ["-" * width for width in widths]] + rows:
        print("  ".join(str(cell).ljust(width)
                        for cell, width in zip(row, widths)).rstrip())
    sys.stdout.flush()


# The last three: ktriage's figure over the one of this row.
LATENCY = ["p50 ms", "p99 ms", "CPU p50 ms", "p50 ratio", "p99 ratio",
           "CPU ratio"]


def latency_rows(about, times, results):
    """about: what all rows share, with its "work"; times: runs by program,
    ktriage first."""
    rows, base = [], None
    for program, runs in times.items():
        if not runs:
            rows.append([about["work"], program] + ["not installed"] +
                        [""] * 5)
            continue
        wall = Series([run.wall for run in runs])
        cpu = Series([run.cpu for run in runs])
        base = base or (wall.median, wall.p99, cpu.median)
        rows.append([about["work"], program, "%.1f" % (wall.median * 1e3),
                     "%.1f" % (wall.p99 * 1e3), "%.1f" % (cpu.median * 1e3)] +
                    ["%.2f" % (ours / theirs) for ours, theirs in
                     zip(base, (wall.median, wall.p99, cpu.median))])
        results.append(dict(about, program=program, p50=wall.median,
                            p99=wall.p99, cpu_p50=cpu.median, n=len(runs)))
    return rows
