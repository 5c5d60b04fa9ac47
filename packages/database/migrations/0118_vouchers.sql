-- Vouchers: what a finance operator takes off the price of a package.

CREATE TABLE membership_vouchers (
  id bigint GENERATED ALWAYS AS IDENTITY UNIQUE, -- the order in which they came
  code text PRIMARY KEY CHECK (code ~ '^[A-Z0-9-]{8,24}$'),
  percent integer CHECK (percent BETWEEN 1 AND 100),
  amount_cents integer CHECK (amount_cents > 0),
  plan_id text CHECK (plan_id IN ('gold', 'premium', 'platinum')), -- the only package it is for
  business_id uuid, -- the only business it is for; without a reference: it is for no other when that one goes
  uses integer NOT NULL CHECK (uses > 0), -- how many businesses may use it, each once
  valid_until date NOT NULL, -- the last day
  note text NOT NULL, -- what it is for
  created_by uuid REFERENCES people ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz,
  CHECK ((percent IS NULL) <> (amount_cents IS NULL))
);
-- Serves: the vouchers of an operator, when they leave.
CREATE INDEX membership_vouchers_by_person ON membership_vouchers (created_by) WHERE created_by IS NOT NULL;
COMMENT ON TABLE membership_vouchers IS 'membership';

ALTER TABLE membership_orders
  DROP CONSTRAINT membership_orders_way_check,
  ADD CONSTRAINT membership_orders_way_check CHECK (way IN ('card', 'transfer', 'grant', 'voucher')), -- voucher: it covers the price
  ADD COLUMN voucher_code text REFERENCES membership_vouchers,
  ADD COLUMN discount_cents integer NOT NULL DEFAULT 0 CHECK (discount_cents >= 0), -- what was taken off; net_cents is what is left
  ADD CHECK (way <> 'voucher' OR (voucher_code IS NOT NULL AND total_cents = 0)),
  ADD CHECK ((voucher_code IS NULL) = (discount_cents = 0));
-- Serves: how often a voucher is used.
CREATE INDEX membership_orders_by_voucher ON membership_orders (voucher_code) WHERE voucher_code IS NOT NULL;
