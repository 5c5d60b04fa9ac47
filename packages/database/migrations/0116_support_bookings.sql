-- Support hours: times businesses book with the support team (docs/decisions/support.md).
CREATE TABLE support_bookings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  booked_by uuid REFERENCES people ON DELETE SET NULL,
  -- First day of the membership year whose hours it counts in.
  year_starts_on date NOT NULL,
  starts_at timestamptz NOT NULL,
  minutes smallint NOT NULL CHECK (minutes IN (30, 60)),
  -- Which of those who are there at once takes it.
  seat smallint NOT NULL CHECK (seat > 0),
  topic text NOT NULL CHECK (topic IN ('profile', 'products', 'verification', 'buyers', 'integration', 'other')),
  message text NOT NULL CHECK (length(message) <= 4000),
  -- Where whoever booked it is, as their browser says.
  time_zone text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  reminded_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text CHECK (cancelled_by IN ('business', 'team', 'membership')),
  cancel_reason text,
  CHECK ((cancelled_at IS NULL) = (cancelled_by IS NULL)),
  -- Two of one seat never touch. Each seat has a span of its own on one line of seconds.
  CONSTRAINT support_bookings_apart EXCLUDE USING gist (
    int8range(
      extract(epoch FROM starts_at AT TIME ZONE 'UTC')::bigint + seat * 100000000000,
      extract(epoch FROM starts_at AT TIME ZONE 'UTC')::bigint + seat * 100000000000 + minutes * 60
    ) WITH &&
  ) WHERE (cancelled_at IS NULL)
);
-- Serve: those of a business, the last first; those of some days, for free times, reminders and operators; what somebody booked.
CREATE INDEX support_bookings_of_business ON support_bookings (business_id, starts_at, id);
CREATE INDEX support_bookings_by_start ON support_bookings (starts_at, id);
CREATE INDEX support_bookings_by_person ON support_bookings (booked_by) WHERE booked_by IS NOT NULL;
COMMENT ON TABLE support_bookings IS 'support';
