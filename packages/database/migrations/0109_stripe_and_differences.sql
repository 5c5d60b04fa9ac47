-- Payments through Stripe, and what a provider and the ledger say differently.

-- The one payment of an order at Stripe. It stands here before any card is charged for it: what is not here was never charged.
CREATE TABLE stripe_payments (
  order_id text PRIMARY KEY, -- as we call it there
  payment_id text UNIQUE,
  given_up_at timestamptz, -- before there was a payment: none is begun any more
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((payment_id IS NULL) <> (given_up_at IS NULL))
);
COMMENT ON TABLE stripe_payments IS 'payment';

-- What a comparison of the ledger with the provider found and cannot put right itself; each once.
CREATE TABLE payment_differences (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  order_id text NOT NULL, -- as the provider calls it, or the ledger
  -- amount, currency: of the payment or the refund; only-in-ledger: the provider does not know it; no-order: it was paid for nothing we know.
  kind text NOT NULL CHECK (kind IN ('amount', 'currency', 'only-in-ledger', 'no-order')),
  about text NOT NULL CHECK (about IN ('paid', 'refunded')),
  provider_id text NOT NULL, -- of the payment or refund
  ours_cents integer,
  ours_currency char(3),
  theirs_cents integer,
  theirs_currency char(3),
  found_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (provider, provider_id, kind, about)
);
COMMENT ON TABLE payment_differences IS 'membership';
