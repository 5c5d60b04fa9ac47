-- What visitors ask the operator with the need-help form (checklist 189). The worker has two mails of each sent: one to the
-- operator with all that was written, under the enquiry's id, and one to the sender that it has come.
CREATE TABLE enquiries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  request_id uuid UNIQUE, -- made by the sender: the same enquiry sent again is no second one
  email text NOT NULL,
  language text NOT NULL, -- the sender's, for the mail to them
  fields jsonb NOT NULL, -- as the form names them, those that were filled in
  receipt_id uuid, -- the mail to the sender; NULL when the address had enough of them of late
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  mailed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- Serves: the worker's next enquiry to mail.
CREATE INDEX enquiries_to_mail ON enquiries (next_attempt_at) WHERE mailed_at IS NULL;
-- Serves: how many enquiries came of late for one address.
CREATE INDEX enquiries_by_email ON enquiries (lower(email), created_at);
