-- The subcategories that a rule derived from what the source of an imported company says (docs/import.md). People choose categories
-- alone: outside those a business stands in, a subcategory counts for nothing.
CREATE TABLE business_subcategories (
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  subcategory_id char(8) NOT NULL REFERENCES subcategories,
  PRIMARY KEY (business_id, subcategory_id) -- Serves: those of one business.
);
COMMENT ON TABLE business_subcategories IS 'business';
SELECT announce_rows_of('business_subcategories', 'business', 'business_id');
SELECT queue_documents_of('business', 'business_subcategories', 'id', 'business_id', 'subcategory_id');

CREATE VIEW subcategories_of_businesses AS
  SELECT derived.business_id, derived.subcategory_id
  FROM business_subcategories AS derived JOIN business_categories AS place
    ON place.business_id = derived.business_id AND place.category_id = left(derived.subcategory_id, 6);
COMMENT ON VIEW subcategories_of_businesses IS 'business';
