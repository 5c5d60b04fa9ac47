-- People, as far as cards need them (checklist 167).

CREATE TABLE people (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  origin text NOT NULL DEFAULT 'registered' CHECK (origin IN ('registered', 'demo')),
  username text NOT NULL UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  profile_photo_url text,
  country_code char(2) REFERENCES countries,
  state_id text REFERENCES states,
  city text,
  job_position_id text REFERENCES job_positions,
  company_name text,
  industry_id char(4) REFERENCES industries,
  business_type char(2) REFERENCES business_types,
  brief_presentation text CHECK (length(brief_presentation) <= 512),
  like_count integer NOT NULL DEFAULT 0 CHECK (like_count >= 0), -- kept by the reaction verbs
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- Reactions of people (checklist 194); only `like` is used.
CREATE TABLE reactions (
  resource_type text NOT NULL CHECK (resource_type IN ('post', 'comment', 'business', 'product', 'user')),
  resource_id uuid NOT NULL,
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  acting_business_id uuid REFERENCES businesses ON DELETE CASCADE, -- set when a person reacts as one of their businesses
  reaction_type text NOT NULL DEFAULT 'like' CHECK (reaction_type IN ('like')),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- One reaction for each acting identity.
  UNIQUE NULLS NOT DISTINCT (resource_id, person_id, acting_business_id)
);
-- Serve: the reactions that go with a person or an acting business that is deleted.
CREATE INDEX reactions_by_person ON reactions (person_id);
CREATE INDEX reactions_by_acting_business ON reactions (acting_business_id) WHERE acting_business_id IS NOT NULL;
