-- Invoices, credit notes and pro-forma invoices: each a snapshot that is never changed.

-- The last number given in a year. Its row is locked until the transaction ends that takes the next one, so that a number is given with
-- its document or not at all: there are no gaps.
CREATE TABLE invoice_numbers (
  seller text NOT NULL,
  series text NOT NULL CHECK (series IN ('K', 'PF')),
  year integer NOT NULL,
  last integer NOT NULL CHECK (last > 0),
  PRIMARY KEY (seller, series, year)
);
COMMENT ON TABLE invoice_numbers IS 'invoice';

CREATE TABLE invoices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit-note', 'pro-forma')),
  seller text NOT NULL,
  series text NOT NULL CHECK (series IN ('K', 'PF')),
  year integer NOT NULL,
  sequence integer NOT NULL CHECK (sequence > 0),
  number text NOT NULL, -- as it is written: K-2026-000001
  business_id uuid NOT NULL, -- without a reference: invoices stay when the business goes
  order_id uuid NOT NULL REFERENCES membership_orders,
  credits uuid UNIQUE REFERENCES invoices, -- of a credit note: the invoice it corrects, once
  issued_on date NOT NULL,
  currency char(3) NOT NULL,
  total_cents integer NOT NULL, -- of a credit note below zero
  document jsonb NOT NULL, -- all that stands on it, which the PDF is made from
  created_at timestamptz NOT NULL DEFAULT now(),
  place bigint GENERATED ALWAYS AS IDENTITY, -- the order in which those of one day came
  UNIQUE (seller, series, year, sequence),
  UNIQUE (order_id, kind), -- an order has each once, however often it is heard that it is paid
  CHECK ((kind = 'pro-forma') = (series = 'PF')),
  CHECK ((kind = 'credit-note') = (credits IS NOT NULL)),
  CHECK ((kind = 'credit-note') = (total_cents < 0))
);
-- Serves: the invoices of a business, the newest first.
CREATE INDEX invoices_of_business ON invoices (business_id, issued_on DESC, place DESC);
COMMENT ON TABLE invoices IS 'invoice';

CREATE FUNCTION refuse_change_of_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An invoice is never changed; a credit note corrects it';
END $$;
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_change_of_invoice();

-- What an invoice needs to know of its order after it was issued: where it is mailed to, and whether a transfer is still awaited.
CREATE VIEW invoiced_orders AS
  SELECT id, buyer ->> 'email' AS email, language, closed_at FROM membership_orders;
COMMENT ON VIEW invoiced_orders IS 'membership';
