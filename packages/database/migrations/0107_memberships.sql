-- Memberships: what was ordered, every event of money, and whose which membership therefore is.

-- One purchase of a package for a business. Its days are both inclusive. What became of it is said by its events alone.
CREATE TABLE membership_orders (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  business_id uuid NOT NULL, -- without a reference: what was paid stays when the business goes
  ordered_by uuid REFERENCES people ON DELETE SET NULL,
  -- new: a year from today; upgrade: the rest of the year that is paid; renewal: the year after it; grant: given by the operator.
  purpose text NOT NULL CHECK (purpose IN ('new', 'upgrade', 'renewal', 'grant')),
  plan_id text NOT NULL CHECK (plan_id IN ('gold', 'premium', 'platinum')),
  from_plan_id text NOT NULL CHECK (from_plan_id IN ('standard', 'gold', 'premium', 'platinum')),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  period_starts_on date NOT NULL, -- of the membership year it belongs to
  way text NOT NULL CHECK (way IN ('card', 'transfer', 'grant')),
  currency char(3) NOT NULL,
  net_cents integer NOT NULL CHECK (net_cents >= 0),
  tax_lines jsonb NOT NULL DEFAULT '[]', -- [{"name", "percent", "cents", "note"}]
  total_cents integer NOT NULL CHECK (total_cents >= net_cents),
  buyer jsonb NOT NULL, -- as the invoice states it: {"name", "address", "countryCode", "email", "taxNumber"}
  language text NOT NULL,
  provider text NOT NULL, -- of payments by card; 'none' otherwise
  renews boolean NOT NULL DEFAULT false, -- whether the next year is paid with the same card
  -- How often a card was tried, and since when an answer of the provider is awaited.
  attempt integer NOT NULL DEFAULT 0,
  asked_at timestamptz,
  -- Since when its money is to go back: its owner took it back, or it was paid for what the business had already.
  refund_due_at timestamptz,
  refund_asked_by uuid REFERENCES people ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz, -- paid, given up, or lapsed; it can still be paid late
  CHECK (period_starts_on <= starts_on AND starts_on <= ends_on)
);
-- Serves: the one order of a business that is under way. Two owners, two tabs or two presses make one charge.
CREATE UNIQUE INDEX membership_orders_open ON membership_orders (business_id) WHERE closed_at IS NULL;
-- Serves: the orders of a business, the newest first.
CREATE INDEX membership_orders_of_business ON membership_orders (business_id, created_at DESC);
-- Serves: what somebody ordered, when they leave.
CREATE INDEX membership_orders_by_person ON membership_orders (ordered_by) WHERE ordered_by IS NOT NULL;
-- Serves: what the provider is asked about, since its answer was lost.
CREATE INDEX membership_orders_asked ON membership_orders (asked_at) WHERE asked_at IS NOT NULL;
-- Serves: refunds that the provider has not made yet.
CREATE INDEX membership_orders_refund_due ON membership_orders (refund_due_at) WHERE refund_due_at IS NOT NULL;
-- Serves: what somebody took back, when they leave.
CREATE INDEX membership_orders_by_refunder ON membership_orders (refund_asked_by) WHERE refund_asked_by IS NOT NULL;
-- Serves: memberships that end on some days.
CREATE INDEX membership_orders_by_end ON membership_orders (ends_on);
-- Serves: transfers that are awaited.
CREATE INDEX membership_orders_transfers ON membership_orders (created_at) WHERE way = 'transfer' AND closed_at IS NULL;
COMMENT ON TABLE membership_orders IS 'membership';

-- The ledger. Rows are only ever added: what an order came to, and with it the membership, follows from them in whatever order they came.
CREATE TABLE ledger_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES membership_orders,
  kind text NOT NULL CHECK (kind IN ('declined', 'paid', 'refunded', 'given-up')),
  amount_cents integer NOT NULL CHECK (amount_cents >= 0),
  currency char(3) NOT NULL,
  cause text NOT NULL CHECK (cause IN ('checkout', 'confirmation', 'webhook', 'question', 'comparison', 'finance', 'renewal', 'owner',
    'operator', 'lapse')),
  -- What it is at the provider (of a payment, an attempt or a refund), or its number here: however often it is heard of, it is one row.
  provider_id text NOT NULL,
  caused_by uuid REFERENCES people ON DELETE SET NULL,
  detail text, -- why a card was declined, as the provider's code says; what the finance operator noted
  happened_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (order_id, kind, provider_id)
);
-- Serves: what a person caused, when they leave.
CREATE INDEX ledger_events_by_person ON ledger_events (caused_by) WHERE caused_by IS NOT NULL;
-- Serves: the payments of some days, to compare with the provider's.
CREATE INDEX ledger_events_by_day ON ledger_events (happened_at) WHERE kind IN ('paid', 'refunded');
COMMENT ON TABLE ledger_events IS 'membership';

-- Nothing is written over. A person who leaves is taken out of `caused_by`, which is all that may change.
CREATE FUNCTION refuse_change_of_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.caused_by IS NULL
    AND to_jsonb(NEW) - 'caused_by' = to_jsonb(OLD) - 'caused_by' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The ledger is only added to';
END $$;
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON ledger_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();

-- What an owner chose for the time after the period; without a row nothing is renewed.
CREATE TABLE membership_renewals (
  business_id uuid PRIMARY KEY REFERENCES businesses ON DELETE CASCADE,
  chosen_by uuid REFERENCES people ON DELETE SET NULL,
  payment_method text NOT NULL, -- at the provider
  card text NOT NULL, -- as its owner knows it: "Visa 4242"
  chosen_at timestamptz NOT NULL DEFAULT now()
);
-- Serves: what a person chose, when they leave.
CREATE INDEX membership_renewals_by_person ON membership_renewals (chosen_by) WHERE chosen_by IS NOT NULL;
COMMENT ON TABLE membership_renewals IS 'membership';

-- What the owners of a business were told of its membership: each thing once.
CREATE TABLE membership_notices (
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('ends-in-60', 'ends-in-30', 'ends-in-7', 'renews', 'renewal-failed', 'ended')),
  ends_on date NOT NULL, -- of the membership it tells of
  told_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (business_id, kind, ends_on)
);
COMMENT ON TABLE membership_notices IS 'membership';

-- Orders that count: paid and not given back. What a business has on a day is the largest package of those whose days hold it.
CREATE VIEW paid_memberships AS
  SELECT o.id AS order_id, o.business_id, o.plan_id, o.purpose, o.starts_on, o.ends_on, o.period_starts_on
  FROM membership_orders AS o
  WHERE EXISTS (SELECT FROM ledger_events AS e WHERE e.order_id = o.id AND e.kind = 'paid')
    AND NOT EXISTS (SELECT FROM ledger_events AS e WHERE e.order_id = o.id AND e.kind = 'refunded');
COMMENT ON VIEW paid_memberships IS 'membership';

-- The rank of a package. As `membershipPlans` of the contract has them in order; a test compares.
CREATE FUNCTION plan_rank(plan_id text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT array_position(ARRAY['standard', 'gold', 'premium', 'platinum'], plan_id)
$$;

-- After a membership ends as many products as before are shown for 30 days more: the package whose number counts, and the last day of it.
ALTER TABLE businesses
  ADD COLUMN products_shown_as text CHECK (products_shown_as IN ('gold', 'premium', 'platinum')),
  ADD COLUMN products_shown_until date,
  ADD CHECK ((products_shown_as IS NULL) = (products_shown_until IS NULL));
-- Serves: the businesses whose surplus products are hidden today.
CREATE INDEX businesses_products_shown_until ON businesses (products_shown_until) WHERE products_shown_until IS NOT NULL;

-- What the membership of a business is about, and whom its invoices name.
CREATE VIEW businesses_with_membership AS
  SELECT id, origin, subscription, products_shown_as, products_shown_until, company_name, legal_address_english, city, zipcode, country_code,
    email
  FROM businesses;
COMMENT ON VIEW businesses_with_membership IS 'business';

-- Who is told of a membership.
CREATE VIEW owners_of_businesses AS
  SELECT own.business_id, own.person_id FROM business_members AS own JOIN businesses AS business ON business.id = own.business_id
  WHERE business.claimed_at IS NOT NULL AND own.role = 'owner';
COMMENT ON VIEW owners_of_businesses IS 'business';

-- How many products of a business are shown.
CREATE FUNCTION products_shown(subscription text, shown_as text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT greatest(products_shown(subscription), products_shown(shown_as))
$$;

-- As before, by that number.
CREATE OR REPLACE FUNCTION list_products_of(businesses_changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_products_of(businesses_changed);
  WITH wanted AS MATERIALIZED (
    SELECT product.id FROM businesses AS business JOIN LATERAL (
      SELECT id FROM products WHERE business_id = business.id AND archived_at IS NULL
      ORDER BY archived_at, position, id LIMIT products_shown(business.subscription, business.products_shown_as)
    ) AS product ON true
    WHERE business.id = ANY (businesses_changed)
  ), shown AS MATERIALIZED (
    SELECT id FROM products WHERE business_id = ANY (businesses_changed) AND listed
  )
  UPDATE products SET listed = NOT listed, listed_at = CASE
    WHEN NOT listed THEN coalesce(listed_at, now())
    WHEN listed_at < now() THEN listed_at -- else it was added just now, beyond what its business shows
  END
  WHERE id IN ((TABLE wanted EXCEPT TABLE shown) UNION ALL (TABLE shown EXCEPT TABLE wanted));
END $$;
DROP TRIGGER list_products ON businesses;
CREATE TRIGGER list_products AFTER UPDATE OF subscription, products_shown_as ON businesses
  FOR EACH ROW WHEN (OLD.subscription <> NEW.subscription OR OLD.products_shown_as IS DISTINCT FROM NEW.products_shown_as)
  EXECUTE FUNCTION list_products();

-- Packages from before there were orders count as given, for a year from today.
INSERT INTO membership_orders (business_id, purpose, plan_id, from_plan_id, starts_on, ends_on, period_starts_on, way, currency, net_cents,
  total_cents, buyer, language, provider, closed_at)
SELECT id, 'grant', subscription, 'standard', current_date, (current_date + interval '1 year')::date - 1, current_date, 'grant', 'USD', 0,
  0, jsonb_build_object('name', company_name, 'countryCode', country_code), 'en', 'none', now()
FROM businesses WHERE subscription <> 'standard';
INSERT INTO ledger_events (order_id, kind, amount_cents, currency, cause, provider_id, happened_at)
SELECT id, 'paid', 0, 'USD', 'operator', id::text, now() FROM membership_orders;
