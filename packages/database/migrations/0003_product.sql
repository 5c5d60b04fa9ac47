-- Products (checklist 166).

CREATE TABLE products (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  description text,
  keywords text[] NOT NULL DEFAULT '{}',
  industry_id char(4) NOT NULL REFERENCES industries,
  category_id char(6) REFERENCES categories,
  subcategory_id char(8) REFERENCES subcategories,
  specs jsonb NOT NULL DEFAULT '[]', -- [{"key": …, "value": …}] in the owner's order
  lead_time text,
  stock boolean NOT NULL DEFAULT false,
  source_id integer REFERENCES data_sources, -- where a demo product's text comes from
  position integer NOT NULL DEFAULT 0, -- the owner's order
  like_count integer NOT NULL DEFAULT 0 CHECK (like_count >= 0), -- kept by the reaction verbs
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
-- Serves: the products of one business in its owner's order.
CREATE INDEX products_by_business ON products (business_id, position, id);

-- Serves: how many products came from each source (attribution page).
CREATE INDEX products_by_source ON products (source_id) WHERE source_id IS NOT NULL;

CREATE TABLE product_photos (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  url text NOT NULL,
  position smallint NOT NULL,
  UNIQUE (product_id, position)
);

CREATE TABLE product_videos (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  url text NOT NULL,
  position smallint NOT NULL,
  UNIQUE (product_id, position)
);
