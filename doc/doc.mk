# SPDX-License-Identifier: GPL-2.0-or-later
dist_man_MANS += doc/ktriage.1 doc/ktriage-json.5 doc/ktriage.conf.5 \
	doc/ktriage-formats.7 doc/ktriage-query.7

EXTRA_DIST += doc/examples/README doc/examples/crontab \
	doc/examples/dovecot.conf doc/examples/fdm.conf \
	doc/examples/forward doc/examples/ktriage-summary.service \
	doc/examples/ktriage-summary.timer doc/examples/maildroprc \
	doc/examples/postfix-master.cf doc/examples/procmailrc \
	doc/examples/sieve doc/examples/smtpd.conf

EXTRA_DIST += doc/performance doc/tutorial doc/completion/_ktriage doc/completion/ktriage.bash \
	doc/completion/ktriage.fish

bashcompdir = $(datadir)/bash-completion/completions
zshcompdir = $(datadir)/zsh/site-functions
fishcompdir = $(datadir)/fish/vendor_completions.d

# bash looks for a file of the command's name.
install-data-hook:
	$(MKDIR_P) "$(DESTDIR)$(bashcompdir)" "$(DESTDIR)$(zshcompdir)" \
		"$(DESTDIR)$(fishcompdir)"
	$(INSTALL_DATA) $(srcdir)/doc/completion/ktriage.bash \
		"$(DESTDIR)$(bashcompdir)/ktriage"
	$(INSTALL_DATA) $(srcdir)/doc/completion/_ktriage \
		"$(DESTDIR)$(zshcompdir)/_ktriage"
	$(INSTALL_DATA) $(srcdir)/doc/completion/ktriage.fish \
		"$(DESTDIR)$(fishcompdir)/ktriage.fish"

uninstall-hook:
	rm -f "$(DESTDIR)$(bashcompdir)/ktriage" \
		"$(DESTDIR)$(zshcompdir)/_ktriage" \
		"$(DESTDIR)$(fishcompdir)/ktriage.fish"
