-- How people come to a business: by invitation to an address, by asking, and to its ownership by an offer that both sides agree to.

-- An invitation goes with who sent it: whoever leaves the business leaves no open door behind.
CREATE TABLE business_invitations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  business_id uuid NOT NULL,
  invited_by uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  email text NOT NULL CHECK (email = lower(email) AND length(email) <= 254),
  role text NOT NULL CHECK (role IN ('admin', 'member')),
  language text NOT NULL CHECK (language IN ('en', 'es', 'it', 'zh')), -- of who invites: for addresses without an account
  mail_id uuid NOT NULL DEFAULT gen_random_uuid(),
  mails integer NOT NULL DEFAULT 1, -- how often a link was mailed
  mailed_at timestamptz, -- the last one
  token_hash bytea UNIQUE, -- of what stands in the link; there is none before it is mailed
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL DEFAULT now() + interval '14 days',
  outcome text CHECK (outcome IN ('accepted', 'declined', 'revoked')),
  ended_at timestamptz,
  CHECK ((outcome IS NULL) = (ended_at IS NULL)),
  FOREIGN KEY (business_id, invited_by) REFERENCES business_members ON DELETE CASCADE
);
-- Serves: the open invitations of a business; there is one an address.
CREATE UNIQUE INDEX business_invitations_open ON business_invitations (business_id, email) WHERE ended_at IS NULL;
-- Serves: the invitations to one's own address.
CREATE INDEX business_invitations_by_email ON business_invitations (email);
-- Serves: how many somebody sent in a day, and the rows that go with a person or a membership.
CREATE INDEX business_invitations_by_sender ON business_invitations (invited_by, created_at);
-- Serves: the job that deletes old invitations.
CREATE INDEX business_invitations_by_age ON business_invitations (expires_at);
COMMENT ON TABLE business_invitations IS 'business';

-- An owner offers a member their place; it ends when either leaves.
CREATE TABLE ownership_transfers (
  business_id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  heir_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL DEFAULT now() + interval '14 days',
  CHECK (owner_id <> heir_id),
  FOREIGN KEY (business_id, owner_id) REFERENCES business_members ON DELETE CASCADE,
  FOREIGN KEY (business_id, heir_id) REFERENCES business_members ON DELETE CASCADE
);
-- Serve: what somebody offered and was offered, and the rows that go with a person or a membership.
CREATE INDEX ownership_transfers_by_owner ON ownership_transfers (owner_id);
CREATE INDEX ownership_transfers_by_heir ON ownership_transfers (heir_id);
-- Serves: the job that deletes expired offers.
CREATE INDEX ownership_transfers_by_age ON ownership_transfers (expires_at);
COMMENT ON TABLE ownership_transfers IS 'business';

-- Somebody with a confirmed address at the business's own site asks to join it. A declined one stays for a while, so that nobody
-- asks again and again.
CREATE TABLE business_join_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  email text NOT NULL CHECK (length(email) <= 254), -- as it was confirmed when they asked
  created_at timestamptz NOT NULL DEFAULT now(),
  declined_at timestamptz,
  -- Serves: who asks to join a business; nobody asks twice.
  UNIQUE (business_id, person_id)
);
-- Serves: the requests of a person, and the rows that go with them.
CREATE INDEX business_join_requests_by_person ON business_join_requests (person_id);
-- Serves: the job that deletes old requests.
CREATE INDEX business_join_requests_by_age ON business_join_requests (created_at);
COMMENT ON TABLE business_join_requests IS 'business';
