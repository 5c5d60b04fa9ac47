-- A certificate as a PDF, beside its picture: stored as videos are, with the name it was sent under.
ALTER TABLE certificates ADD COLUMN document jsonb;
ALTER TABLE uploads DROP CONSTRAINT uploads_purpose_check, ADD CONSTRAINT uploads_purpose_check
  CHECK (purpose IN ('profile-photo', 'cover-photo', 'business-profile-photo', 'business-cover-photo', 'certificate-photo',
    'product-photo', 'business-video', 'certificate-document', 'product-video', 'product-data-sheet', 'product-import',
    'product-import-pictures'));
