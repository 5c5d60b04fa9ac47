-- Up to when a saved search's person has looked at what came: the one mark from which on results are new.
ALTER TABLE saved_searches ADD COLUMN seen_at timestamptz NOT NULL DEFAULT now();
-- Serves: businesses that came since.
CREATE INDEX businesses_by_creation ON businesses (created_at);
