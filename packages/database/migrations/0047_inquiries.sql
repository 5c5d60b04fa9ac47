-- Inquiries to businesses, and the conversations that follow from them (checklist 147, 196, 197, 213).

CREATE TABLE inquiries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  sender_type text NOT NULL CHECK (sender_type IN ('business', 'user')), -- stays when the sender is gone
  receiver_type text NOT NULL DEFAULT 'business' CHECK (receiver_type IN ('business', 'user')),
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
  product_id uuid REFERENCES products ON DELETE SET NULL,
  product_name text, -- as it was called then
  quantity numeric CHECK (quantity > 0),
  quantity_unit text CHECK (length(quantity_unit) <= 40),
  wanted_by date,
  delivery_place text CHECK (length(delivery_place) <= 200),
  batch_id uuid NOT NULL, -- the same for all businesses that were sent the same at once
  suppliers smallint NOT NULL DEFAULT 1 CHECK (suppliers BETWEEN 1 AND 8), -- how many these are
  created_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz,
  closed_by char(1) CHECK (closed_by IN ('S', 'R')),
  close_reason text CHECK (length(close_reason) <= 500),
  CHECK ((quantity IS NULL) = (quantity_unit IS NULL)),
  CHECK ((closed_at IS NULL) = (closed_by IS NULL)),
  CHECK (close_reason IS NULL OR closed_at IS NOT NULL)
);
-- Serves: what goes with a product that is deleted.
CREATE INDEX inquiries_by_product ON inquiries (product_id) WHERE product_id IS NOT NULL;
-- Serves: the other businesses that were sent the same.
CREATE INDEX inquiries_by_batch ON inquiries (batch_id);
COMMENT ON TABLE inquiries IS 'inquiry';

-- Who is on a side, and how far they are: S sent the inquiry, R received it. A party that is gone leaves the side empty.
CREATE TABLE inquiry_sides (
  inquiry_id uuid NOT NULL REFERENCES inquiries ON DELETE CASCADE,
  side char(1) NOT NULL CHECK (side IN ('S', 'R')),
  business_id uuid REFERENCES businesses ON DELETE SET NULL,
  person_id uuid REFERENCES people ON DELETE SET NULL,
  begun_at timestamptz NOT NULL, -- as `created_at` of the inquiry
  last_message_at timestamptz NOT NULL, -- of either side
  unread integer NOT NULL DEFAULT 0 CHECK (unread >= 0), -- messages of the other side behind `seen_message_id`
  seen_message_id bigint NOT NULL DEFAULT 0,
  owes_answer boolean NOT NULL, -- the other side wrote last, and the conversation goes on
  is_closed boolean NOT NULL DEFAULT false, -- as `closed_at` of the inquiry
  PRIMARY KEY (inquiry_id, side),
  CHECK (num_nonnulls(business_id, person_id) <= 1)
);
-- Serve: the conversations of a party by their beginning and by their last message.
CREATE INDEX inquiry_sides_of_business ON inquiry_sides (business_id, begun_at, inquiry_id) WHERE business_id IS NOT NULL;
CREATE INDEX inquiry_sides_of_person ON inquiry_sides (person_id, begun_at, inquiry_id) WHERE person_id IS NOT NULL;
CREATE INDEX inquiry_sides_of_business_recent ON inquiry_sides (business_id, last_message_at, inquiry_id) WHERE business_id IS NOT NULL;
CREATE INDEX inquiry_sides_of_person_recent ON inquiry_sides (person_id, last_message_at, inquiry_id) WHERE person_id IS NOT NULL;
-- Serve: how many conversations of a party hold something unread.
CREATE INDEX inquiry_sides_unread_of_business ON inquiry_sides (business_id) WHERE unread > 0 AND business_id IS NOT NULL;
CREATE INDEX inquiry_sides_unread_of_person ON inquiry_sides (person_id) WHERE unread > 0 AND person_id IS NOT NULL;
COMMENT ON TABLE inquiry_sides IS 'inquiry';

-- Later messages of a conversation have larger ids: who writes locks the inquiry first.
CREATE TABLE messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  inquiry_id uuid NOT NULL REFERENCES inquiries ON DELETE CASCADE,
  side char(1) NOT NULL CHECK (side IN ('S', 'R')),
  author_id uuid REFERENCES people ON DELETE SET NULL,
  content text NOT NULL CHECK (length(content) BETWEEN 1 AND 4000),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  readers uuid[] NOT NULL, -- the parties that may find it
  words tsvector NOT NULL -- folded; of the first message with the subject and the names of both parties
);
-- Serves: a conversation, walked from either end.
CREATE INDEX messages_of_inquiry ON messages (inquiry_id, id);
-- Serves: what a party searches for in its conversations.
CREATE INDEX messages_by_words ON messages USING gin (readers, words);
-- Serves: what somebody wrote, for their archive and when they leave.
CREATE INDEX messages_by_author ON messages (author_id) WHERE author_id IS NOT NULL;
COMMENT ON TABLE messages IS 'inquiry';
