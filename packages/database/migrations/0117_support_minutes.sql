-- Minutes the support team has used of a booking. Rows are only ever added: a correction is a further one.
CREATE TABLE support_minutes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES support_bookings ON DELETE CASCADE,
  minutes smallint NOT NULL CHECK (minutes <> 0 AND minutes % 5 = 0),
  note text NOT NULL CHECK (length(note) BETWEEN 1 AND 1000),
  logged_by uuid REFERENCES people ON DELETE SET NULL,
  logged_at timestamptz NOT NULL DEFAULT now()
);
-- Serve: those of a booking in their order; what somebody logged.
CREATE INDEX support_minutes_of_booking ON support_minutes (booking_id, id);
CREATE INDEX support_minutes_by_person ON support_minutes (logged_by) WHERE logged_by IS NOT NULL;
COMMENT ON TABLE support_minutes IS 'support';

-- A person who leaves is taken out of `logged_by`, which is all that may change; rows go with their booking alone.
CREATE FUNCTION refuse_change_of_support_minutes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.logged_by IS NULL AND to_jsonb(NEW) - 'logged_by' = to_jsonb(OLD) - 'logged_by' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM support_bookings WHERE id = OLD.booking_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'Minutes of support are only added to';
END $$;
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON support_minutes
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_support_minutes();
