-- What providers of payments told, and what the built-in test provider knows.

-- Each message of a provider once, however often it comes.
CREATE TABLE payment_webhooks (
  provider text NOT NULL,
  event_id text NOT NULL,
  kind text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, event_id)
);
-- Serves: the job that forgets what is old.
CREATE INDEX payment_webhooks_by_age ON payment_webhooks (received_at);
COMMENT ON TABLE payment_webhooks IS 'payment';

-- The built-in test provider stands for a company outside: nothing but its own code reads or writes these three. No money moves.
CREATE TABLE test_payment_methods (
  token text PRIMARY KEY,
  behaviour text NOT NULL, -- what becomes of a payment with it
  card text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- Serves: the job that forgets what is old.
CREATE INDEX test_payment_methods_by_age ON test_payment_methods (created_at);
COMMENT ON TABLE test_payment_methods IS 'payment';

CREATE TABLE test_payments (
  id text PRIMARY KEY,
  order_id text NOT NULL UNIQUE, -- as we call it there
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  currency char(3) NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'requires-action', 'processing', 'paid', 'canceled')),
  attempt integer NOT NULL DEFAULT 0,
  decline_code text, -- of the last attempt
  declined_at timestamptz,
  payment_method text,
  behaviour text, -- of the card of the last attempt
  card text,
  client_secret text NOT NULL UNIQUE,
  refund_id text,
  refunded_at timestamptz,
  paid_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- Serve: the payments of some days, to compare with the ledger; those given back then; those that are paid late.
CREATE INDEX test_payments_by_day ON test_payments (paid_at) WHERE paid_at IS NOT NULL;
CREATE INDEX test_payments_by_refund ON test_payments (refunded_at) WHERE refunded_at IS NOT NULL;
CREATE INDEX test_payments_processing ON test_payments (created_at) WHERE state = 'processing';
COMMENT ON TABLE test_payments IS 'payment';
