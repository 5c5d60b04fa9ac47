-- What each tier of a kind held when its words were counted, the best tier first; empty before the first count. Counting
-- reads the upper tiers and says from these how many rows to expect in all.
ALTER TABLE search_state
  ADD COLUMN tier_documents integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN tier_words real[] NOT NULL DEFAULT '{}'; -- mean number of words of a document
