-- Serves: the groups of trade fairs, of industries or of regions that everybody may find, the last first.
CREATE INDEX groups_of_kind ON groups (subject_kind, created_at, id) WHERE removed_at IS NULL AND access <> 'private';
