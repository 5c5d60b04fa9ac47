-- People whose account is to be deleted: until it is, or they stay after all, they are shown as little as if they were gone.
ALTER TABLE people ADD COLUMN leaving_since timestamptz;

-- What others read of people, whatever else it asks of them.
DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['named_people', 'shown_people', 'people_by_username', 'searched_people'] LOOP
    EXECUTE format('CREATE OR REPLACE VIEW %I AS %s WHERE leaving_since IS NULL', shown,
      rtrim(pg_get_viewdef(shown::regclass), '; '));
  END LOOP;
END $$;

-- Since when each of them is withheld, and with them what they wrote.
CREATE VIEW leaving_people AS SELECT id, leaving_since AS since FROM people WHERE leaving_since IS NOT NULL;
COMMENT ON VIEW leaving_people IS 'person';

SELECT queue_documents_of('person', 'people', 'id', 'id', 'first_name, last_name, profile_photo_url, country_code, state_id, city,
  job_position_id, company_name, industry_id, show_profession, profession, brief_presentation, like_count, updated_at, leaving_since');

-- The api is told when somebody asks for the deletion of their account, and when they undo it.
CREATE OR REPLACE TRIGGER tell_changed_person AFTER UPDATE ON accounts.users FOR EACH ROW
  WHEN (NEW.email_confirmed AND (NOT OLD.email_confirmed
    OR (OLD.first_name, OLD.last_name, OLD.email, OLD.delete_after IS NULL)
      IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.email, NEW.delete_after IS NULL)))
  EXECUTE FUNCTION accounts.tell_person();
-- Whoever asked before this was known.
INSERT INTO accounts.person_events (user_id) SELECT id FROM accounts.users WHERE email_confirmed AND delete_after IS NOT NULL
  ON CONFLICT (user_id) DO UPDATE SET version = person_events.version + 1;
