-- To whom of a business new inquiries go, and who is away.

-- Walked in their order; the first that fits an inquiry and has a person decides.
CREATE TABLE routing_rules (
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  position smallint NOT NULL, -- from 0
  categories text[] NOT NULL DEFAULT '{}', -- industries and categories of the product asked about; none for whatever is asked about
  countries text[] NOT NULL DEFAULT '{}', -- of whoever asks; none for wherever they are
  assignee_id uuid, -- empty once they have left the business
  PRIMARY KEY (business_id, position),
  CONSTRAINT routing_rules_assignee_id_fkey FOREIGN KEY (business_id, assignee_id)
    REFERENCES business_members (business_id, person_id) ON DELETE SET NULL (assignee_id)
);
-- Serves: what names somebody, for their archive and when they leave.
CREATE INDEX routing_rules_of_person ON routing_rules (assignee_id) WHERE assignee_id IS NOT NULL;
COMMENT ON TABLE routing_rules IS 'inquiry';

-- From the first to the last of these days, where the business is.
CREATE TABLE member_absences (
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  person_id uuid NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL CHECK (last_day >= first_day),
  substitute_id uuid CHECK (substitute_id <> person_id), -- everybody without
  PRIMARY KEY (business_id, person_id),
  CONSTRAINT member_absences_person_id_fkey FOREIGN KEY (business_id, person_id)
    REFERENCES business_members (business_id, person_id) ON DELETE CASCADE,
  CONSTRAINT member_absences_substitute_id_fkey FOREIGN KEY (business_id, substitute_id)
    REFERENCES business_members (business_id, person_id) ON DELETE SET NULL (substitute_id)
);
-- Serve: what names somebody, for their archive and when they leave.
CREATE INDEX member_absences_of_person ON member_absences (person_id);
CREATE INDEX member_absences_of_substitute ON member_absences (substitute_id) WHERE substitute_id IS NOT NULL;
-- Serves: the job that forgets what is over.
CREATE INDEX member_absences_by_end ON member_absences (last_day);
COMMENT ON TABLE member_absences IS 'inquiry';

ALTER TABLE inquiry_sides
  ADD COLUMN assigned_by text CHECK (assigned_by IN ('rule', 'substitute')); -- a rule, to its person or to who stands in; empty by a colleague

-- Where they are, and what products are.
CREATE VIEW countries_of_people AS SELECT id, country_code FROM people;
COMMENT ON VIEW countries_of_people IS 'person';
CREATE VIEW places_of_products AS SELECT id, industry_id, category_id FROM products;
COMMENT ON VIEW places_of_products IS 'product';
