-- How soon businesses answer inquiries, and how many.

-- One for each inquiry to a business from now on; the first answer counts.
CREATE TABLE inquiry_answers (
  inquiry_id uuid PRIMARY KEY REFERENCES inquiries ON DELETE CASCADE,
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  asked_at timestamptz NOT NULL DEFAULT now(),
  left_out text CHECK (left_out IN ('colleague', 'same-site', 'new-account', 'asked-before')), -- why it counts for nothing
  answered_at timestamptz,
  working_minutes integer CHECK (working_minutes >= 0), -- from the inquiry to the answer, by the hours of the business then
  reminders smallint NOT NULL DEFAULT 0, -- how many were sent
  CHECK ((answered_at IS NULL) = (working_minutes IS NULL))
);
-- Serves: the figures of a business over the last 90 days.
CREATE INDEX inquiry_answers_of_business ON inquiry_answers (business_id, asked_at);
-- Serves: whom to remind.
CREATE INDEX inquiry_answers_waiting ON inquiry_answers (asked_at) WHERE answered_at IS NULL;
-- Serves: which figures change as days go by.
CREATE INDEX inquiry_answers_by_age ON inquiry_answers (asked_at);
COMMENT ON TABLE inquiry_answers IS 'inquiry';

ALTER TABLE messages ADD COLUMN declined text
  CHECK (declined IN ('not-our-range', 'no-capacity', 'quantity-too-small', 'not-to-this-country', 'other'));

-- Copied from the inquiries now and then: what cards say of answers.
ALTER TABLE businesses
  ADD COLUMN asked_inquiries integer NOT NULL DEFAULT 0 CHECK (asked_inquiries >= 0),
  ADD COLUMN answered_inquiries integer NOT NULL DEFAULT 0 CHECK (answered_inquiries BETWEEN 0 AND asked_inquiries),
  ADD COLUMN answer_minutes integer CHECK (answer_minutes >= 0);

CREATE OR REPLACE VIEW business_cards AS
  SELECT id, origin, subscription, company_name, short_description, business_type, industry_id, classified_by_rule, year_established,
    employees_min, employees_max, profile_photo, city, country_code, like_count,
    origin = 'demo' OR claimed_at IS NOT NULL AS claimed,
    EXISTS (SELECT FROM holding_facts AS fact WHERE fact.business_id = businesses.id) AS verified,
    ARRAY(
      SELECT category_id::text FROM business_categories AS place WHERE place.business_id = businesses.id ORDER BY position
    ) AS category_ids,
    asked_inquiries, answered_inquiries, answer_minutes
  FROM businesses;

-- When a business answers, and what its own site is.
CREATE VIEW answering_businesses AS
  SELECT id, website, country_code, time_zone, working_days, opens_at, closes_at FROM businesses;
COMMENT ON VIEW answering_businesses IS 'business';

CREATE VIEW administrators_of_businesses AS
  SELECT own.business_id, own.person_id FROM business_members AS own JOIN businesses AS business ON business.id = own.business_id
  WHERE business.claimed_at IS NOT NULL AND own.role IN ('owner', 'admin');
COMMENT ON VIEW administrators_of_businesses IS 'business';
