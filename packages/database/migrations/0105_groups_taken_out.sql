-- Moderators take groups out, and show them again.
ALTER TABLE groups ADD COLUMN withheld_at timestamptz, -- a moderator removed it: for a while it can be shown again
  ADD CHECK (withheld_at IS NULL OR removed_at IS NOT NULL);
ALTER TABLE holds DROP CONSTRAINT holds_resource_type_check;
ALTER TABLE holds ADD CONSTRAINT holds_resource_type_check CHECK (resource_type IN ('post', 'comment', 'group'));
CREATE TRIGGER forget_holds AFTER DELETE ON groups REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_holds();
