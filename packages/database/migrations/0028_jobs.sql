-- What is worked off later is a job: a row of the queue library's tables, written in the transaction that causes it. The tables
-- are the library's (`installJobSchemas`); beside them lies what a job tells of its progress.
CREATE SCHEMA IF NOT EXISTS jobs;
CREATE TABLE jobs.progress (
  job_id uuid PRIMARY KEY, -- no reference: it outlives its job
  done bigint NOT NULL,
  total bigint, -- NULL while nobody knows
  reported_at timestamptz NOT NULL DEFAULT now()
);
-- The account service has queues of its own, as it has tables of its own.
CREATE SCHEMA IF NOT EXISTS accounts_jobs;
CREATE TABLE accounts_jobs.progress (LIKE jobs.progress INCLUDING ALL);

-- The queue says who was served when and which file is being made ready.
DROP INDEX uploads_by_person;
ALTER TABLE uploads DROP COLUMN claimed_at, DROP COLUMN served_at;
-- Serves: the uploads of a person who is deleted.
CREATE INDEX uploads_by_person ON uploads (person_id);

-- The queue says when a help request is mailed again.
DROP INDEX help_requests_to_mail;
ALTER TABLE help_requests DROP COLUMN attempts, DROP COLUMN next_attempt_at;
-- Serves: help requests that wait when a worker begins.
CREATE INDEX help_requests_to_mail ON help_requests (created_at) WHERE mailed_at IS NULL;
