-- Reference data: small, ordered lists the whole product reads from memory.
-- `names` holds the name by interface language: {"en": …, "es": …, "it": …, "zh": …}.

CREATE TABLE countries (
  code char(2) PRIMARY KEY, -- ISO 3166-1 alpha-2
  names jsonb NOT NULL,
  emoji text NOT NULL,
  dial_code text -- with its plus sign; NULL where a territory has none
);

CREATE TABLE states (
  id text PRIMARY KEY, -- ISO 3166-2
  country_code char(2) NOT NULL REFERENCES countries,
  name text NOT NULL,
  position integer NOT NULL
);
-- Serves: the states of one country, in their order.
CREATE INDEX states_by_country ON states (country_code, position);

CREATE TABLE languages (
  code text PRIMARY KEY, -- ISO 639-1
  names jsonb NOT NULL,
  native_name text NOT NULL
);

CREATE TABLE genders (
  code text PRIMARY KEY,
  names jsonb NOT NULL,
  position integer NOT NULL
);

CREATE TABLE job_positions (
  id text PRIMARY KEY,
  names jsonb NOT NULL,
  position integer NOT NULL
);

CREATE TABLE business_types (
  code char(2) PRIMARY KEY,
  names jsonb NOT NULL,
  position smallint NOT NULL UNIQUE
);

CREATE TABLE industries (
  id char(4) PRIMARY KEY,
  names jsonb NOT NULL,
  descriptions jsonb NOT NULL,
  position integer NOT NULL
);

CREATE TABLE categories (
  id char(6) PRIMARY KEY, -- starts with its industry's id
  industry_id char(4) NOT NULL REFERENCES industries,
  names jsonb NOT NULL,
  position integer NOT NULL
);

CREATE TABLE subcategories (
  id char(8) PRIMARY KEY, -- starts with its category's id
  category_id char(6) NOT NULL REFERENCES categories,
  names jsonb NOT NULL,
  position integer NOT NULL
);

-- What the reference files were when they were last written here, so that a start with unchanged files writes nothing.
CREATE TABLE reference_state (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  fingerprint text NOT NULL
);
