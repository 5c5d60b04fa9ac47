-- Who acts for a business, and who for the product itself.

-- Owners may do all: membership, members' roles, transfer. Admins keep profile, products and messages and invite members;
-- members read. Where nobody is owner the business is unclaimed: nobody acts for it, and its other members stay, so that
-- whoever claims it finds them (docs/decisions/accounts.md).
CREATE TABLE business_members (
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('owner', 'admin', 'member')),
  since timestamptz NOT NULL DEFAULT now(),
  -- Serves: the members of a business, and whether it has another owner.
  PRIMARY KEY (business_id, person_id)
);
-- Serves: the businesses of a person with their role there, and the rows that go with a person.
CREATE INDEX business_members_by_person ON business_members (person_id, business_id) INCLUDE (role);

-- A business is claimed from its first owner on until its last is gone, in whatever way that comes about. Pages that show
-- it hear of it: the row of the business changes.
CREATE FUNCTION keep_claimed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Who changes a business's members at the same time waits here, and then sees what the other wrote.
  PERFORM FROM businesses WHERE id IN (SELECT business_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE businesses SET claimed_at = CASE WHEN claimed_at IS NULL THEN now() END
  WHERE id IN (SELECT business_id FROM changed) AND (claimed_at IS NULL) = EXISTS (
    SELECT FROM business_members WHERE business_id = businesses.id AND role = 'owner'
  );
  RETURN NULL;
END $$;
CREATE TRIGGER keep_claimed_insert AFTER INSERT ON business_members REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_claimed();
CREATE TRIGGER keep_claimed_update AFTER UPDATE ON business_members REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_claimed();
CREATE TRIGGER keep_claimed_delete AFTER DELETE ON business_members REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_claimed();

-- People who work for the product.
CREATE TABLE operators (
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('support', 'moderator', 'verifier', 'finance')),
  since timestamptz NOT NULL DEFAULT now(),
  -- Serves: the roles of a person.
  PRIMARY KEY (person_id, role)
);
