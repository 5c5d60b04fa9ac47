-- A post in a group stands on the timeline of the group, in no feed and on nobody's own timeline.
ALTER TABLE posts
  DROP CONSTRAINT posts_timeline_type_check,
  ADD CONSTRAINT posts_timeline_type_check CHECK (timeline_type IN ('user', 'business', 'group')),
  ADD COLUMN group_id uuid GENERATED ALWAYS AS (CASE WHEN timeline_type = 'group' THEN timeline_id END) STORED
    REFERENCES groups ON DELETE CASCADE,
  -- A moderator of the group removed it, so whoever wrote it cannot restore it.
  ADD COLUMN removed_by_group boolean NOT NULL DEFAULT false,
  ADD CHECK (NOT removed_by_group OR timeline_type = 'group');

-- Serve: what goes with a group; the posts of groups that some words stand in.
CREATE INDEX posts_by_group ON posts (group_id) WHERE group_id IS NOT NULL;
CREATE INDEX posts_of_groups_by_text ON posts USING gin (content gin_trgm_ops) WHERE group_id IS NOT NULL AND removed_at IS NULL;

-- What everybody reads wherever it stands: not what stands in groups.
CREATE OR REPLACE VIEW shown_posts AS
  SELECT id, author_id, business_id, timeline_id, industry_id, created_at FROM posts WHERE removed_at IS NULL AND group_id IS NULL;
DROP INDEX posts_by_time, posts_of_industry;
CREATE INDEX posts_by_time ON posts (created_at, id) WHERE removed_at IS NULL AND group_id IS NULL;
CREATE INDEX posts_of_industry ON posts (industry_id, created_at, id) WHERE removed_at IS NULL AND group_id IS NULL;

-- A group may pin several posts, everybody else one.
DROP INDEX posts_pinned;
CREATE UNIQUE INDEX posts_pinned ON posts (timeline_id) WHERE pinned_at IS NOT NULL AND group_id IS NULL;
CREATE INDEX posts_pinned_in_group ON posts (group_id, pinned_at) WHERE pinned_at IS NOT NULL AND group_id IS NOT NULL;
