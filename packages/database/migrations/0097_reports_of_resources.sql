-- Beside messages people report what others write and show: posts, comments, profiles, businesses and products.
ALTER TABLE reports
  ADD COLUMN resource_type text CHECK (resource_type IN ('post', 'comment', 'user', 'business', 'product')),
  ADD COLUMN resource_id uuid,
  ADD COLUMN content text, -- as it stood then, or what it is called
  ADD CHECK (num_nonnulls(resource_type, resource_id, content) IN (0, 3));
-- Serves: the same reported twice by one person is one report.
CREATE UNIQUE INDEX reports_of_reporter_and_resource ON reports (reporter_id, resource_id) WHERE reporter_id IS NOT NULL AND resource_id IS NOT NULL;
-- Serves: all reports of the same are decided at once.
CREATE INDEX reports_by_resource ON reports (resource_id) WHERE resource_id IS NOT NULL;
-- Serves: what somebody reported, the last first, and how much of it in 24 hours.
CREATE INDEX reports_by_reporter ON reports (reporter_id, created_at, id) WHERE reporter_id IS NOT NULL;
