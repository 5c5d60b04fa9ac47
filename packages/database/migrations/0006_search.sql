-- Search documents, one for each row that can be found, in six tiers of their static score: a query walks the tiers from
-- the best down and stops as soon as it has enough (docs/decisions/search-on-postgresql.md).
--
-- score      completeness, proof, likes; never membership. The bounds of the tiers are laid anew by each full rebuild.
-- type_code  place of the business type in its list; 0 where the kind has no type.
-- country_code  (first letter * 26 + second letter), -1 without a country.
-- name_hash  of the whole folded name, for exact names.
-- words      the folded words of all fields, the words of the name marked `=pump`, and the filters as words: `@tMA`,
--            `@cDE`, `@i0006`, `@k000602`, `@s00060201`.

CREATE FUNCTION create_search_table(table_name text, bounds integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  tier integer;
  upper_bound text;
  lower_bound text;
BEGIN
  EXECUTE format(
    'CREATE TABLE %I (score integer NOT NULL, type_code smallint NOT NULL, country_code smallint NOT NULL, id uuid NOT NULL,
     name_hash bigint NOT NULL, words tsvector NOT NULL) PARTITION BY RANGE (score)', table_name);
  FOR tier IN 0 .. cardinality(bounds) LOOP
    upper_bound := CASE WHEN tier = 0 THEN 'MAXVALUE' ELSE bounds[tier]::text END;
    lower_bound := CASE WHEN tier = cardinality(bounds) THEN 'MINVALUE' ELSE bounds[tier + 1]::text END;
    EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%s) TO (%s)',
      table_name || '_' || tier, table_name, lower_bound, upper_bound);
  END LOOP;
END $$;

-- Serves: words and filters together.
-- Serves: exact names. Serves: the document of one row, to replace it.
CREATE FUNCTION create_search_indexes(table_name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE INDEX ON %I USING gin (words) WITH (fastupdate = off)', table_name);
  EXECUTE format('CREATE INDEX ON %I (name_hash)', table_name);
  EXECUTE format('CREATE INDEX ON %I (id)', table_name);
END $$;

-- Puts a table made aside, and its tiers, in the place of the one in use.
CREATE FUNCTION replace_search_table(table_name text, made_aside text, tier_count integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  tier integer;
BEGIN
  EXECUTE format('DROP TABLE %I', table_name);
  EXECUTE format('ALTER TABLE %I RENAME TO %I', made_aside, table_name);
  FOR tier IN 0 .. tier_count - 1 LOOP
    EXECUTE format('ALTER TABLE %I RENAME TO %I', made_aside || '_' || tier, table_name || '_' || tier);
  END LOOP;
END $$;

SELECT create_search_table(kind || '_search', ARRAY[600000, 500000, 400000, 300000, 150000]),
  create_search_indexes(kind || '_search')
FROM unnest(ARRAY['business', 'product', 'person']) AS kind;

-- The words of the documents with how many hold them, for planning, completion and correction; refreshed by a job.
CREATE TABLE search_words (
  kind text NOT NULL CHECK (kind IN ('business', 'product', 'person')),
  word text NOT NULL,
  documents integer NOT NULL, -- that hold the word anywhere
  names integer NOT NULL, -- that hold it in their name
  stems text[] NOT NULL, -- by the English, Spanish and Italian stemmers, where they differ from the word
  PRIMARY KEY (kind, word)
);

-- When a kind's words were refreshed, how many documents it had then, whether a bulk import left its documents to be made
-- anew, and up to when expired proof has left the scores.
CREATE TABLE search_state (
  kind text PRIMARY KEY CHECK (kind IN ('business', 'product', 'person')),
  documents integer NOT NULL DEFAULT 0,
  rebuild_due_since timestamptz, -- NULL when nothing is due
  proof_read_at timestamptz NOT NULL DEFAULT now(), -- proof that expired since then still counts in scores
  refreshed_at timestamptz NOT NULL DEFAULT now()
);
