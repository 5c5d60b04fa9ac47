-- The secret in the address at which what is new in a saved search is read as a feed: only its hash is known.
ALTER TABLE saved_searches ADD COLUMN feed_hash bytea UNIQUE CHECK (length(feed_hash) = 32);
