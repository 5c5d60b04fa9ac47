-- A name that is wrong in one letter begins or ends as it should, with one letter more or less at most: an index by length and first
-- letters, and one by length and last letters, say which names these are. Of trigrams that stand in many names the lists are long.
-- Serves: words and filters together.
-- Serves: exact names. Serves: the document of one row, to replace it.
-- Serves: names that are nearly what was typed, two letters wrong, one letter wrong behind its beginning or before its end; of businesses
-- alone, others have no name_letters.
CREATE OR REPLACE FUNCTION create_search_indexes(table_name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE INDEX ON %I USING gin (words) WITH (fastupdate = off)', table_name);
  EXECUTE format('CREATE INDEX ON %I (name_hash)', table_name);
  EXECUTE format('CREATE INDEX ON %I (id)', table_name);
  IF starts_with(table_name, 'business') THEN
    EXECUTE format('CREATE INDEX ON %I USING gin (name_letters gin_trgm_ops) WITH (fastupdate = off)', table_name);
    EXECUTE format('CREATE INDEX ON %I (char_length(name_letters), name_letters text_pattern_ops)', table_name);
    EXECUTE format('CREATE INDEX ON %I (char_length(name_letters), reverse(name_letters) text_pattern_ops)', table_name);
  END IF;
END $$;

CREATE INDEX ON business_search (char_length(name_letters), name_letters text_pattern_ops);
CREATE INDEX ON business_search (char_length(name_letters), reverse(name_letters) text_pattern_ops);

-- Names are read without more legal forms, and it is counted how many documents have each filter.
SELECT mark_search_rebuild_due();
