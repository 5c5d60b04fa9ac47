-- What a group is called, says of itself and rules its people write, too.
ALTER TABLE reports DROP CONSTRAINT reports_resource_type_check;
ALTER TABLE reports ADD CONSTRAINT reports_resource_type_check
  CHECK (resource_type IN ('post', 'comment', 'user', 'business', 'product', 'group'));
