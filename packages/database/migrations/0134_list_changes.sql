-- What is taken out of a list can be put back for a day, with its tags and notes, where it stood.
ALTER TABLE list_entries ADD COLUMN removed_at timestamptz;
-- Serves: the job that deletes what nobody put back.
CREATE INDEX list_entries_removed ON list_entries (removed_at) WHERE removed_at IS NOT NULL;

-- Serves: a list in its order, of businesses or of products.
CREATE INDEX list_entries_of_kind_in_order ON list_entries (list_id, resource_type, rank, resource_id);

-- What a page said when its people last looked through the list: what it says otherwise now has changed since.
ALTER TABLE list_entries
  ADD COLUMN known_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN known_stock boolean, -- of products
  ADD COLUMN known_lead_time_days integer;
UPDATE list_entries SET known_stock = stock, known_lead_time_days = lead_time_days
  FROM searched_products WHERE resource_type = 'product' AND id = resource_id;
UPDATE list_entries SET known_lead_time_days = average_lead_time_days
  FROM searched_businesses WHERE resource_type = 'business' AND id = resource_id;

-- Those nobody has replaced by one of the same name.
CREATE VIEW ended_certificates AS
  SELECT business_id, name, expire_date AS ended_on FROM certificates AS ended
  WHERE expire_date < current_date AND NOT EXISTS (
    SELECT FROM certificates AS other
    WHERE other.business_id = ended.business_id AND lower(other.name) = lower(ended.name)
      AND (other.expire_date IS NULL OR other.expire_date >= current_date));
COMMENT ON VIEW ended_certificates IS 'business';
