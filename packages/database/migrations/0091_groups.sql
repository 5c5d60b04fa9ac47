-- Groups of people about an industry, a region or a fair (docs/decisions/groups.md).
CREATE TABLE groups (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (length(name) BETWEEN 2 AND 80),
  description text NOT NULL CHECK (length(description) BETWEEN 1 AND 1000),
  rules text[] NOT NULL DEFAULT '{}' CHECK (cardinality(rules) <= 10),
  access text NOT NULL CHECK (access IN ('open', 'request', 'private')),
  subject_kind text NOT NULL CHECK (subject_kind IN ('industry', 'region', 'fair')),
  industry_id char(4) REFERENCES industries,
  country_code char(2) REFERENCES countries,
  state_id text REFERENCES states,
  fair_name text CHECK (length(fair_name) BETWEEN 1 AND 120),
  fair_place text CHECK (length(fair_place) BETWEEN 1 AND 120),
  fair_from date,
  fair_until date,
  origin text NOT NULL DEFAULT 'member' CHECK (origin IN ('member', 'demo')),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  removed_at timestamptz, -- since then nobody sees it; a job deletes it with its posts
  CHECK ((subject_kind = 'industry') = (industry_id IS NOT NULL)),
  CHECK ((subject_kind = 'region') = (country_code IS NOT NULL)),
  CHECK (state_id IS NULL OR country_code IS NOT NULL),
  CHECK (num_nonnulls(fair_name, fair_from, fair_until) = CASE subject_kind WHEN 'fair' THEN 3 ELSE 0 END),
  CHECK (fair_place IS NULL OR subject_kind = 'fair'),
  CHECK (fair_until >= fair_from)
);
COMMENT ON TABLE groups IS 'group';
-- Serve: the groups everybody may find, all, of an industry or of a country, the last first.
CREATE INDEX groups_listed ON groups (created_at, id) WHERE removed_at IS NULL AND access <> 'private';
CREATE INDEX groups_of_industry ON groups (industry_id, created_at, id) WHERE removed_at IS NULL AND access <> 'private';
CREATE INDEX groups_of_country ON groups (country_code, created_at, id) WHERE removed_at IS NULL AND access <> 'private';
-- Serves: groups whose name or description has some words.
CREATE INDEX groups_by_text ON groups USING gin ((name || ' ' || description) gin_trgm_ops);
-- Serves: the job that deletes what was removed.
CREATE INDEX groups_removed ON groups (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE group_members (
  group_id uuid NOT NULL REFERENCES groups ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  role text NOT NULL DEFAULT 'member' CHECK (role IN ('owner', 'moderator', 'member')),
  joined_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (group_id, person_id)
);
COMMENT ON TABLE group_members IS 'group';
-- Serves: members of a group, the last first.
CREATE INDEX group_members_by_time ON group_members (group_id, joined_at, person_id);
-- Serves: who runs a group; there is one owner.
CREATE INDEX group_moderators ON group_members (group_id) WHERE role <> 'member';
CREATE UNIQUE INDEX group_owners ON group_members (group_id) WHERE role = 'owner';
-- Serves: the groups of a person.
CREATE INDEX group_members_by_person ON group_members (person_id, group_id);

-- Who asks to be let in, or was invited, or may not ask for a while: one row of a person and a group. Whoever joins has none.
CREATE TABLE group_requests (
  group_id uuid NOT NULL REFERENCES groups ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('asked', 'withdrawn', 'declined', 'invited', 'refused', 'uninvited')),
  content text CHECK (length(content) BETWEEN 1 AND 512), -- why somebody asks
  invited_by uuid REFERENCES people ON DELETE SET NULL,
  asked_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- or invited
  decided_at timestamptz, -- when it was declined, refused, or taken back
  PRIMARY KEY (group_id, person_id),
  CHECK ((decided_at IS NULL) = (state IN ('asked', 'invited'))),
  CHECK (content IS NULL OR state IN ('asked', 'withdrawn', 'declined'))
);
COMMENT ON TABLE group_requests IS 'group';
-- Serves: the requests and the invitations of a group that wait, the last first.
CREATE INDEX group_requests_waiting ON group_requests (group_id, state, asked_at, person_id);
-- Serve: what a person asked for and where they are invited; what goes with a person who invited.
CREATE INDEX group_requests_by_person ON group_requests (person_id, state);
CREATE INDEX group_requests_by_inviter ON group_requests (invited_by) WHERE invited_by IS NOT NULL;
-- Serves: the job that deletes what decides nothing any more.
CREATE INDEX group_requests_by_age ON group_requests (decided_at) WHERE decided_at IS NOT NULL;

-- Members are counted in a row beside the group, so that whoever joins does not wait for who changes the group.
CREATE TABLE group_counts (
  group_id uuid PRIMARY KEY REFERENCES groups ON DELETE CASCADE,
  members integer NOT NULL CHECK (members >= 0)
);
COMMENT ON TABLE group_counts IS 'group';

CREATE FUNCTION count_group_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO group_counts AS known (group_id, members)
  SELECT group_id, count(*) FROM changed GROUP BY group_id ORDER BY group_id
  ON CONFLICT (group_id) DO UPDATE SET members = known.members + excluded.members;
  RETURN NULL;
END $$;

CREATE FUNCTION uncount_group_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Everybody locks in this order, so that nobody waits for each other.
  PERFORM FROM group_counts WHERE group_id IN (SELECT group_id FROM changed) ORDER BY group_id FOR UPDATE;
  UPDATE group_counts SET members = greatest(0, group_counts.members - gone.members)
  FROM (SELECT group_id, count(*) AS members FROM changed GROUP BY group_id) AS gone
  WHERE group_counts.group_id = gone.group_id;
  RETURN NULL;
END $$;

CREATE TRIGGER count_group_members AFTER INSERT ON group_members REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_group_members();
CREATE TRIGGER uncount_group_members AFTER DELETE ON group_members REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION uncount_group_members();

-- Groups that are there, and who is in them.
CREATE VIEW shown_groups AS SELECT id, name, access FROM groups WHERE removed_at IS NULL;
COMMENT ON VIEW shown_groups IS 'group';
CREATE VIEW listed_groups AS SELECT id FROM groups WHERE removed_at IS NULL AND access <> 'private';
COMMENT ON VIEW listed_groups IS 'group';
CREATE VIEW people_of_groups AS
  SELECT member.group_id, member.person_id, member.role
  FROM group_members AS member JOIN groups ON groups.id = member.group_id AND groups.removed_at IS NULL;
COMMENT ON VIEW people_of_groups IS 'group';

-- Posts name their group and are read by who may read it. That seldom changes, so all of them are told of it, and no post names it.
DO $$
DECLARE
  subject text;
BEGIN
  FOREACH subject IN ARRAY ARRAY['post', 'timeline', 'comments', 'likes'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE OF name, access, removed_at ON groups FOR EACH ROW
      WHEN ((OLD.name, OLD.access, OLD.removed_at) IS DISTINCT FROM (NEW.name, NEW.access, NEW.removed_at))
      EXECUTE FUNCTION announce_subject(%L)', 'announce_' || subject, subject);
  END LOOP;
END $$;
