-- Documents no longer hold the words of the names of their industry, category, subcategory and country: a query looks for
-- the filters of what is named so instead (docs/decisions/search-on-postgresql.md). Documents as they were are found
-- meanwhile, since they hold these filters too.
--
-- Marks the documents of all kinds to be made anew by the job that looks for it: when their shape changes, and when the
-- names they were made by do.
CREATE FUNCTION mark_search_rebuild_due() RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_state (kind, rebuild_due_since)
  SELECT kind, now() FROM (
    SELECT 'business' AS kind WHERE EXISTS (SELECT FROM business_search)
    UNION ALL SELECT 'product' WHERE EXISTS (SELECT FROM product_search)
    UNION ALL SELECT 'person' WHERE EXISTS (SELECT FROM person_search)
  ) AS held
  ON CONFLICT (kind) DO UPDATE SET rebuild_due_since = excluded.rebuild_due_since
$$;

SELECT mark_search_rebuild_due();
