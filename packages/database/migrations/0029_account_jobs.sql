-- What the account service does later are jobs, too (0028).

-- The queue says when a mail is tried again.
DROP INDEX accounts.mails_to_send;
ALTER TABLE accounts.mails DROP COLUMN next_attempt_at;
-- Serves: mails that wait, for the local outbox and when a worker begins.
CREATE INDEX mails_to_send ON accounts.mails (created_at) WHERE sent_at IS NULL AND given_up_at IS NULL;

DROP INDEX accounts.password_requests_due;
ALTER TABLE accounts.password_requests DROP COLUMN next_attempt_at;

DROP INDEX accounts.person_events_to_tell;
ALTER TABLE accounts.person_events DROP COLUMN attempts, DROP COLUMN next_attempt_at, DROP COLUMN last_error;

-- Enqueues a job of the account service from a trigger, as `enqueue` of packages/jobs does for one with `onePerKey`; a test
-- compares the two. One that waits is put first in time; without a queue, as before the service ever ran, there is no job, and
-- the worker finds the row when it begins.
CREATE FUNCTION accounts.enqueue_job(job_name text, key text, job_data jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOOP
    -- Locked until this transaction ends, so that nobody runs it without what is written here.
    UPDATE accounts_jobs.job SET start_after = now()
      WHERE id = (SELECT id FROM accounts_jobs.job
        WHERE name = job_name AND singleton_key = key AND state < 'active' ORDER BY created_on DESC LIMIT 1)
      AND state < 'active';
    EXIT WHEN FOUND;
    INSERT INTO accounts_jobs.job (name, data, singleton_key, group_id, policy, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, deletion_seconds, keep_until, dead_letter, heartbeat_seconds)
    SELECT name, job_data, key, key, policy, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, deletion_seconds, now() + retention_seconds * interval '1 s', dead_letter, heartbeat_seconds
    FROM accounts_jobs.queue WHERE name = job_name
    ON CONFLICT DO NOTHING;
    EXIT WHEN FOUND OR NOT EXISTS (SELECT FROM accounts_jobs.queue WHERE name = job_name);
  END LOOP;
  PERFORM pg_notify('pgboss_' || left(encode(sha224('accounts_jobs'::bytea), 'hex'), 24), job_name);
END $$;

CREATE OR REPLACE FUNCTION accounts.tell_person() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  id uuid := coalesce(NEW.id, OLD.id);
BEGIN
  INSERT INTO accounts.person_events (user_id) VALUES (id)
  ON CONFLICT (user_id) DO UPDATE SET version = person_events.version + 1;
  PERFORM accounts.enqueue_job('person.tell', id::text, jsonb_build_object('userID', id));
  RETURN NULL;
END $$;
