-- Who looks for a group of a trade fair types the fair or where it is held.
DROP INDEX groups_by_text;
-- Serves: groups whose name, description or fair has some words.
CREATE INDEX groups_by_text ON groups
  USING gin ((name || ' ' || description || ' ' || coalesce(fair_name, '') || ' ' || coalesce(fair_place, '')) gin_trgm_ops);
