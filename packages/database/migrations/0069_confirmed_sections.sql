-- The page of a business says of each section when it was last confirmed.
SELECT announce_rows_of('business_sections', 'business', 'business_id');
