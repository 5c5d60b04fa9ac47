-- Businesses with every field of the business profile (checklist 158–164).

-- Where rows that were not typed in by their owner come from; shown on the attribution page.
CREATE TABLE data_sources (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE, -- as the file's column `source` has it
  licence text NOT NULL
);

CREATE TABLE businesses (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- registered: by its owner; imported: a real company from a public source, unclaimed until somebody proves to be it;
  -- demo: invented.
  origin text NOT NULL DEFAULT 'registered' CHECK (origin IN ('registered', 'imported', 'demo')),
  claimed_at timestamptz,
  subscription text NOT NULL DEFAULT 'standard' CHECK (subscription IN ('standard', 'gold', 'premium', 'platinum')),

  company_name text NOT NULL CHECK (company_name <> ''),
  short_description text CHECK (length(short_description) <= 512),
  general_description text,
  business_type char(2) NOT NULL REFERENCES business_types,
  industry_id char(4) REFERENCES industries,
  -- Fields that a rule of ours derived for an imported row: business_type, industry, category.
  classified_by_rule text[] NOT NULL DEFAULT '{}',
  year_established smallint CHECK (year_established BETWEEN 1000 AND 2100),
  annual_revenue_min bigint, -- US$
  annual_revenue_max bigint,
  employees_min integer,
  employees_max integer,
  production_employees_min integer,
  production_employees_max integer,
  production_capacity_min numeric,
  production_capacity_max numeric,
  production_capacity_unit text,
  production_capacity_period text CHECK (production_capacity_period IN ('day', 'week', 'month', 'year')),
  profile_photo_url text,
  cover_photo_url text,
  video_url text,

  legal_address_english text,
  shipping_address_english text,
  city text,
  zipcode text,
  country_code char(2) NOT NULL REFERENCES countries,
  state_id text REFERENCES states,
  state_text text, -- what a source says when it is no state of our list
  email text,
  website text,
  phone_country_code text,
  phone_number text,
  mobile_phone_country_code text,
  mobile_phone_number text,

  manufacturing_facilities text,
  factory_city text,
  factory_zipcode text,
  factory_country_code char(2) REFERENCES countries,
  factory_state_id text REFERENCES states,
  factory_size numeric CHECK (factory_size > 0), -- square metres
  production_lines integer,
  contract_manufacturing text[] NOT NULL DEFAULT '{}',

  markets text[] NOT NULL DEFAULT '{}', -- country codes
  spoken_languages text[] NOT NULL DEFAULT '{}', -- language codes
  sales_employees integer,
  average_lead_time_days integer,

  delivery_terms text[] NOT NULL DEFAULT '{}', -- Incoterms codes
  payment_currencies text[] NOT NULL DEFAULT '{}', -- ISO 4217
  packaging_types text[] NOT NULL DEFAULT '{}',
  payment_types text[] NOT NULL DEFAULT '{}',

  like_count integer NOT NULL DEFAULT 0 CHECK (like_count >= 0), -- kept by the reaction verbs
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
-- Serves: the newest registered businesses of a type, the portal's country first (home page).
CREATE INDEX businesses_latest ON businesses (business_type, created_at DESC, id) WHERE origin <> 'imported';
CREATE INDEX businesses_latest_in_country ON businesses (business_type, country_code, created_at DESC, id)
  WHERE origin <> 'imported';

CREATE TABLE business_categories (
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  category_id char(6) NOT NULL REFERENCES categories,
  position smallint NOT NULL,
  PRIMARY KEY (business_id, category_id)
);

CREATE TABLE certificates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  name text NOT NULL,
  issue_date date NOT NULL,
  expire_date date,
  photo_url text,
  CHECK (expire_date >= issue_date)
);
-- Serves: the certificates of one business.
CREATE INDEX certificates_by_business ON certificates (business_id, issue_date);
-- Serves: certificates that expired lately.
CREATE INDEX certificates_by_expiry ON certificates (expire_date);

-- The ledger of checked facts. "Verified" is never a column: a business is verified while a fact here has not expired.
CREATE TABLE verified_facts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  fact text NOT NULL CHECK (fact IN ('legal_address', 'company_registration', 'phone_and_email', 'factory', 'employees',
    'certificate', 'annual_revenue', 'year_established')),
  method text NOT NULL CHECK (method IN ('visited', 'document_seen', 'called', 'confirmed_with_issuer', 'public_register')),
  checked_by text NOT NULL,
  checked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK (expires_at > checked_at)
);
-- Serves: the facts of one business, and whether one of them still holds.
CREATE INDEX verified_facts_by_business ON verified_facts (business_id, expires_at);
-- Serves: facts that expired lately.
CREATE INDEX verified_facts_by_expiry ON verified_facts (expires_at);

-- One row for each imported company: its identity in the source and the values last read from there. A field that an
-- import finds to differ from the value kept here was edited by a claimer; it is noted, and no import writes it again.
CREATE TABLE imported_businesses (
  source_id integer NOT NULL REFERENCES data_sources,
  folded_name text NOT NULL,
  country_code char(2) NOT NULL REFERENCES countries,
  business_id uuid NOT NULL UNIQUE REFERENCES businesses ON DELETE CASCADE,
  fingerprint text NOT NULL, -- of the row as read, to tell unchanged rows without comparing
  imported_values jsonb NOT NULL,
  edited_fields text[] NOT NULL DEFAULT '{}',
  imported_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (source_id, folded_name, country_code)
);
