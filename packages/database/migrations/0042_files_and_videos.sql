-- Files that are no pictures: videos, data sheets, tables and archives to import. They lie in the store as they were sent.
ALTER TABLE uploads DROP CONSTRAINT uploads_purpose_check, ADD CONSTRAINT uploads_purpose_check
  CHECK (purpose IN ('profile-photo', 'cover-photo', 'business-profile-photo', 'business-cover-photo', 'certificate-photo',
    'product-photo', 'business-video', 'product-video', 'product-data-sheet', 'product-import', 'product-import-pictures'));
-- Serves: how much a person holds that is not in use, of pictures and of other files apart (the quotas of announcing and sending).
DROP INDEX uploads_held;
CREATE INDEX uploads_held ON uploads (person_id) INCLUDE (bytes, purpose)
  WHERE state <> 'refused' AND (used_at IS NULL OR released_at IS NOT NULL);

-- Videos are stored as pictures are: {"upload": …, "url": …, "contentType": …, "bytes": …}; those that were imported have an address alone.
ALTER TABLE businesses ADD COLUMN video jsonb;
UPDATE businesses SET video = jsonb_build_object('url', video_url) WHERE video_url IS NOT NULL;
ALTER TABLE businesses DROP COLUMN video_url;
ALTER TABLE product_videos ADD COLUMN video jsonb, ADD COLUMN title text;
UPDATE product_videos SET video = jsonb_build_object('url', url);
ALTER TABLE product_videos ALTER COLUMN video SET NOT NULL, DROP COLUMN url;
-- Serves: whether another product shows the same upload, as copies of a product do.
CREATE INDEX product_videos_by_upload ON product_videos ((video ->> 'upload')) WHERE video ? 'upload';

-- Data sheets of products, and each version of them: the latest is public, those before it stay for the business's people.
CREATE TABLE product_data_sheets (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  title text NOT NULL,
  language text REFERENCES languages,
  position integer NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now() -- raised by each change and each version, which pages hear of by it
);
-- Serves: the sheets of a product in their order.
CREATE INDEX product_data_sheets_by_product ON product_data_sheets (product_id, position);
SELECT announce_rows_of('product_data_sheets', 'product', 'product_id');
COMMENT ON TABLE product_data_sheets IS 'product';

CREATE TABLE product_data_sheet_versions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  sheet_id uuid NOT NULL REFERENCES product_data_sheets ON DELETE CASCADE,
  version integer NOT NULL,
  file jsonb NOT NULL, -- as videos are stored
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Serves: the versions of a sheet, and the latest of them.
  UNIQUE (sheet_id, version)
);
-- Serves: whether another sheet shows the same upload, as copies of a product do.
CREATE INDEX product_data_sheet_versions_by_upload ON product_data_sheet_versions ((file ->> 'upload'));
COMMENT ON TABLE product_data_sheet_versions IS 'product';

-- How often a version was downloaded. No page that is cached shows it, so it lies apart from what pages hear of.
CREATE TABLE product_data_sheet_downloads (
  version_id uuid PRIMARY KEY REFERENCES product_data_sheet_versions ON DELETE CASCADE,
  downloads integer NOT NULL
);
COMMENT ON TABLE product_data_sheet_downloads IS 'product';
