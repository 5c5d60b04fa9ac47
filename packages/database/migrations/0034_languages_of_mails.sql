-- Languages a help request is written in and a mail is sent in are those of the interface: rows are typed by it.
ALTER TABLE help_requests ADD CONSTRAINT help_requests_language_check CHECK (language IN ('en', 'es', 'it', 'zh'));
ALTER TABLE accounts.mails ADD CONSTRAINT mails_language_check CHECK (language IN ('en', 'es', 'it', 'zh'));
