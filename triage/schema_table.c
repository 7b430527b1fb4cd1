/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The database, as a list of migrations: entry n brings a database of
 * version n (user_version) to n + 1. Entries are only ever appended.
 *
 * Tables named fact_* hold what was received or decided and are never changed
 * or dropped. All others are derived from them and can be rebuilt.
 */
#include "triage/schema.h"

const char *const ktt_migrations[] = {
	/* 0 -> 1 */
	/* The part of a mail that copies through several lists share. */
	"CREATE TABLE fact_body ("
	"  body INTEGER PRIMARY KEY,"
	/* Which mail brought it; once the SHA-256 of the bytes. */
	"  hash TEXT NOT NULL UNIQUE,"
	"  size INTEGER NOT NULL,"
	"  data BLOB NOT NULL" /* zstd */
	") STRICT;"
	/* One row for each distinct raw mail. */
	"CREATE TABLE fact_mail ("
	"  mail INTEGER PRIMARY KEY,"
	"  hash TEXT NOT NULL UNIQUE," /* SHA-256 of the raw mail */
	"  message_id TEXT NOT NULL,"
	"  content_hash TEXT NOT NULL," /* copies of one mail agree */
	"  header BLOB NOT NULL,"	/* zstd, up to the blank line */
	"  header_size INTEGER NOT NULL,"
	"  body INTEGER NOT NULL REFERENCES fact_body,"
	"  list_id TEXT,"	       /* of the list that sent this copy */
	"  auth TEXT,"		       /* its Authentication-Results */
	"  received INTEGER NOT NULL," /* when it was taken in */
	"  origin TEXT NOT NULL"       /* where it came from */
	") STRICT;"
	"CREATE INDEX fact_mail_id ON fact_mail (message_id, content_hash);"
	/* What a person said by hand: set, note, watch, own … */
	"CREATE TABLE fact_decision ("
	"  decision INTEGER PRIMARY KEY,"
	"  uid TEXT NOT NULL UNIQUE," /* the same in every store */
	"  message_id TEXT NOT NULL," /* of the report */
	"  time INTEGER NOT NULL,"
	"  who TEXT NOT NULL,"
	"  kind TEXT NOT NULL,"	 /* status, note, watch, unwatch, own */
	"  value TEXT NOT NULL," /* the status, the text, the owner */
	"  commit_id TEXT,"
	"  reason TEXT"
	") STRICT;"
	"CREATE INDEX fact_decision_report ON fact_decision (message_id);"
	/* R123: short names, given in order of arrival, never given again. */
	"CREATE TABLE fact_number ("
	"  number INTEGER PRIMARY KEY AUTOINCREMENT,"
	"  message_id TEXT NOT NULL UNIQUE"
	") STRICT;"
	/* Mails that could not be read, with the reason. */
	"CREATE TABLE fact_quarantine ("
	"  quarantine INTEGER PRIMARY KEY,"
	"  hash TEXT NOT NULL UNIQUE,"
	"  received INTEGER NOT NULL,"
	"  origin TEXT NOT NULL,"
	"  reason TEXT NOT NULL,"
	"  size INTEGER NOT NULL,"
	"  data BLOB NOT NULL" /* zstd */
	") STRICT;"
	/* Commits of scanned trees that close, fix or revert something. */
	"CREATE TABLE fact_commit ("
	"  found INTEGER PRIMARY KEY,"	    /* in order of arrival */
	"  commit_id TEXT NOT NULL UNIQUE," /* the whole id */
	"  title TEXT NOT NULL,"
	"  author_name TEXT NOT NULL,"
	"  author_address TEXT NOT NULL,"
	"  author_date INTEGER NOT NULL,"
	"  commit_date INTEGER NOT NULL,"
	"  message TEXT NOT NULL" /* with the title */
	") STRICT;"
	"CREATE INDEX fact_commit_title ON fact_commit (title);"
	/* Where they were seen. */
	"CREATE TABLE fact_sighting ("
	"  commit_id TEXT NOT NULL REFERENCES fact_commit (commit_id),"
	"  repository TEXT NOT NULL," /* URL of its origin, else its name */
	"  branch TEXT NOT NULL,"
	"  tag TEXT NOT NULL," /* the first that contains it; '': unknown */
	"  PRIMARY KEY (commit_id, repository, branch, tag)"
	") STRICT, WITHOUT ROWID;"
	"CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;"

	/* Derived from here on. A message without a mail is a ghost: others
	 * refer to it, but it has not come (yet). */
	"CREATE TABLE message ("
	"  message INTEGER PRIMARY KEY,"
	"  message_id TEXT NOT NULL UNIQUE,"
	"  mail INTEGER REFERENCES fact_mail," /* the copy it was read from */
	"  contents INTEGER NOT NULL,"	       /* >1: one id, two contents */
	"  kind TEXT NOT NULL,"		       /* ghost, report … */
	"  date INTEGER,"
	"  from_name TEXT,"
	"  from_address TEXT,"
	"  subject TEXT,"
	"  base_subject TEXT," /* without Re:, Fwd: and list tags */
	"  in_reply_to TEXT,"
	"  list_id TEXT,"
	"  from_robot INTEGER NOT NULL,"
	"  names_robot INTEGER NOT NULL," /* a trailer credits the robot */
	"  automatic INTEGER NOT NULL,"	  /* a vacation notice or the like */
	"  auth TEXT," /* Authentication-Results of its copies, a line each */
	"  commit_key TEXT," /* abbreviated commit of the subject */
	"  object BLOB"	     /* zstd: the JSON object of ktriage parse */
	") STRICT;"
	"CREATE INDEX message_date ON message (date);"
	"CREATE INDEX message_base ON message (base_subject);"
	"CREATE INDEX message_from ON message (from_address);"
	/* What a message refers to, and how. */
	"CREATE TABLE reference ("
	"  message INTEGER NOT NULL REFERENCES message,"
	"  source TEXT NOT NULL," /* header, closes, link, quote */
	"  position INTEGER NOT NULL,"
	"  target TEXT NOT NULL," /* Message-ID */
	"  PRIMARY KEY (message, source, position)"
	") STRICT, WITHOUT ROWID;"
	"CREATE INDEX reference_target ON reference (target);"
	/* Commits that a message names, abbreviated to their first digits. */
	"CREATE TABLE mention ("
	"  message INTEGER NOT NULL REFERENCES message,"
	"  source TEXT NOT NULL," /* fixes, text */
	"  commit_key TEXT NOT NULL,"
	"  PRIMARY KEY (message, source, commit_key)"
	") STRICT, WITHOUT ROWID;"
	"CREATE INDEX mention_commit ON mention (commit_key);"
	/* To and Cc of the robot's mails: who takes part. */
	"CREATE TABLE recipient ("
	"  message INTEGER NOT NULL REFERENCES message,"
	"  address TEXT NOT NULL,"
	"  PRIMARY KEY (message, address)"
	") STRICT, WITHOUT ROWID;"
	/* Messages that quote a report, and where one that never came in
	 * itself would stand. */
	"CREATE TABLE quote ("
	"  message INTEGER PRIMARY KEY REFERENCES message,"
	"  filled INTEGER NOT NULL," /* how much of the report it gives */
	"  target TEXT" /* Message-ID; NULL: the real report is known */
	") STRICT;"
	"CREATE INDEX quote_target ON quote (target);"
	"CREATE TABLE report ("
	"  message INTEGER PRIMARY KEY REFERENCES message,"
	"  number INTEGER NOT NULL UNIQUE REFERENCES fact_number,"
	"  source INTEGER NOT NULL REFERENCES message," /* has the object */
	"  reconstructed INTEGER NOT NULL,"		/* from quotes only */
	"  class TEXT NOT NULL,"
	"  direction TEXT,"
	"  tree TEXT, branch TEXT, component TEXT,"
	"  commit_id TEXT, commit_key TEXT, title TEXT,"
	"  testcase TEXT, machine TEXT, config TEXT, compiler TEXT,"
	"  repository TEXT, report_link TEXT,"
	"  metric TEXT, percent REAL, change REAL,"
	"  strength REAL,"   /* |change| over the spread; NULL: unknown */
	"  stddev REAL,"     /* pooled spread of the headline, per cent */
	"  recovery REAL,"   /* best tested fix: 1 = all came back */
	"  date INTEGER,"    /* of the report's mail, else of the first quote */
	"  updated INTEGER," /* newest mail or decision that belongs to it */
	"  replies INTEGER NOT NULL," /* mails by others than the robot */
	"  weight REAL NOT NULL,"     /* how much it deserves attention */
	"  status TEXT NOT NULL,"
	"  status_since INTEGER,"
	"  status_message TEXT," /* mail or decision that decided, or NULL */
	"  status_position INTEGER," /* of its event there */
	"  status_reason TEXT,"	     /* what the word alone hides */
	"  fix TEXT,"		     /* commit or link that cures it */
	"  flags TEXT NOT NULL," /* contradicted, disputed … blank between */
	"  watched INTEGER NOT NULL," /* by hand */
	"  owner TEXT"		      /* by hand: who takes care of it */
	") STRICT;"
	"CREATE INDEX report_source ON report (source);"
	"CREATE INDEX report_status ON report (status, class, date);"
	"CREATE INDEX report_commit ON report (commit_id);"
	"CREATE INDEX report_commit_key ON report (commit_key);"
	"CREATE INDEX report_metric_name ON report (metric);"
	"CREATE INDEX report_testcase ON report (testcase, date);"
	"CREATE INDEX report_component ON report (component);"
	"CREATE INDEX report_date ON report (date);"
	"CREATE INDEX report_updated ON report (updated);"
	"CREATE TABLE report_parameter ("
	"  report INTEGER NOT NULL REFERENCES report,"
	"  name TEXT NOT NULL,"
	"  value TEXT NOT NULL"
	") STRICT;"
	"CREATE INDEX report_parameter_name ON report_parameter (name, value);"
	"CREATE INDEX report_parameter_report ON report_parameter (report);"
	/* Headline metric and those of the box of further tests. */
	"CREATE TABLE report_metric ("
	"  report INTEGER NOT NULL REFERENCES report,"
	"  metric TEXT NOT NULL,"
	"  change REAL"
	") STRICT;"
	"CREATE INDEX report_metric_metric ON report_metric (metric, change);"
	"CREATE INDEX report_metric_report ON report_metric (report);"
	"CREATE TABLE event ("
	"  event INTEGER PRIMARY KEY,"
	"  message INTEGER NOT NULL REFERENCES message,"
	"  position INTEGER NOT NULL," /* in its message */
	"  type TEXT NOT NULL,"
	"  confidence REAL NOT NULL,"
	"  rule TEXT NOT NULL,"
	"  evidence TEXT NOT NULL,"
	"  commit_id TEXT, commit_title TEXT, link TEXT,"
	"  result TEXT, recovery REAL, command TEXT,"
	"  UNIQUE (message, position)"
	") STRICT;"
	"CREATE INDEX event_commit ON event (commit_id)"
	" WHERE commit_id IS NOT NULL;"
	"CREATE INDEX event_commit_title ON event (commit_title)"
	" WHERE commit_title IS NOT NULL;"
	/* What the message of a commit says. */
	"CREATE TABLE commit_claim ("
	"  commit_id TEXT NOT NULL REFERENCES fact_commit (commit_id),"
	"  kind TEXT NOT NULL,"	  /* closes, link, fixes, revert, credit */
	"  target TEXT NOT NULL," /* Message-ID, commit key or the robot */
	"  text TEXT NOT NULL,"	  /* the line that says so */
	"  PRIMARY KEY (commit_id, kind, target)"
	") STRICT, WITHOUT ROWID;"
	"CREATE INDEX commit_claim_target ON commit_claim (target, kind);"
	/* Which message belongs to which report, and why we think so. */
	"CREATE TABLE link ("
	"  message INTEGER NOT NULL REFERENCES message,"
	"  report INTEGER NOT NULL REFERENCES report,"
	"  key TEXT NOT NULL," /* a row of link_table.c; self: is the report */
	"  strength REAL NOT NULL,"
	"  PRIMARY KEY (message, report, key)"
	") STRICT, WITHOUT ROWID;"
	"CREATE INDEX link_report ON link (report);"
	/* What text search looks at. */
	"CREATE TABLE search_text ("
	"  message INTEGER PRIMARY KEY REFERENCES message,"
	"  subject TEXT NOT NULL,"
	"  prose TEXT NOT NULL,"
	"  names TEXT NOT NULL" /* metrics, testcase, parameters */
	") STRICT;"
	"CREATE VIRTUAL TABLE search_index USING fts5 ("
	"  subject, prose, names,"
	"  content = 'search_text', content_rowid = 'message',"
	"  tokenize = \"unicode61 tokenchars '_'\");"
	/* Merging is for maintenance: a delivery must not pay for it. */
	"INSERT INTO search_index (search_index, rank)"
	" VALUES ('automerge', 0);",

	/* 1 -> 2: how many tests were asked for and not answered, and when
	 * the first of them was */
	"ALTER TABLE report ADD COLUMN tests_waiting INTEGER NOT NULL"
	" DEFAULT 0;"
	"ALTER TABLE report ADD COLUMN test_asked INTEGER;",

	/* 2 -> 3: the title of the patch that a mail brings */
	"ALTER TABLE message ADD COLUMN patch_title TEXT;"
	"CREATE INDEX message_patch ON message (patch_title)"
	" WHERE patch_title IS NOT NULL;",

	/* 2 -> 3: indexes in the form in which search compares (query_compile.c
	 * and query_keys_table.c); that of the lists spares the messages, which
	 * are large */
	"CREATE INDEX message_list ON message (list_id);"
	"CREATE INDEX report_tree ON report (tree COLLATE NOCASE);"
	"DROP INDEX report_testcase;"
	"CREATE INDEX report_testcase ON report (testcase COLLATE NOCASE, "
	"date);"
	"DROP INDEX report_component;"
	"CREATE INDEX report_component ON report (lower(component));"
	"DROP INDEX report_metric_metric;"
	"CREATE INDEX report_metric_metric ON report_metric"
	" (lower(metric), report);"
	"DROP INDEX report_parameter_name;"
	"CREATE INDEX report_parameter_name ON report_parameter"
	" (name COLLATE NOCASE, value COLLATE NOCASE, report);"
	"CREATE INDEX event_type ON event (type, message);",

	/* 4 -> 5: what became of the same test and metric before (view) */
	("CREATE INDEX report_history ON report (testcase, metric, direction,"
	 " date, status, machine);"),
};

const guint ktt_n_migrations = G_N_ELEMENTS(ktt_migrations);
