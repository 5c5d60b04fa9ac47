-- Products imported from tables: each import with the rows of its table, what they were, and what a business's columns mean.

CREATE TABLE product_imports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  person_id uuid REFERENCES people ON DELETE SET NULL, -- who began it
  language text NOT NULL, -- of that person: units of minimum orders that no column states are in it
  file_name text NOT NULL,
  file_type text NOT NULL, -- its media type
  upload_id uuid REFERENCES uploads ON DELETE SET NULL, -- the table
  pictures_name text,
  pictures_id uuid REFERENCES uploads ON DELETE SET NULL, -- the ZIP beside it
  state text NOT NULL DEFAULT 'reading' CHECK (state IN ('reading', 'mapping', 'checking', 'checked', 'importing', 'imported', 'stopped',
    'undoing', 'undone', 'failed')),
  failure text,
  format jsonb, -- {"kind": "csv" | "xlsx", "separator": …, "decimalComma": …, "sheet": …}
  columns jsonb NOT NULL DEFAULT '[]', -- [{"heading": …, "values": […], "target": …, "origin": …}]
  categories jsonb NOT NULL DEFAULT '[]', -- values of the category column to be matched: [{"value": …, "rows": …, "category": …}]
  done integer NOT NULL DEFAULT 0, -- rows of what is under way, in the state it has
  total integer NOT NULL DEFAULT 0,
  added integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  wrong integer NOT NULL DEFAULT 0,
  stayed integer NOT NULL DEFAULT 0,
  stop_asked boolean NOT NULL DEFAULT false,
  undone_by uuid REFERENCES people ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz NOT NULL DEFAULT now(), -- of what is under way, or was last
  finished_at timestamptz, -- since then it can be undone for seven days
  undone_at timestamptz
);
-- Serves: one import of a business at a time, and the one that is not finished.
CREATE UNIQUE INDEX product_imports_open ON product_imports (business_id)
  WHERE state IN ('reading', 'mapping', 'checking', 'checked', 'importing', 'undoing');
-- Serves: the list of a business, the newest first, and the rows that go with it.
CREATE INDEX product_imports_by_business ON product_imports (business_id, created_at DESC);
-- Serves: the job that forgets old ones.
CREATE INDEX product_imports_by_age ON product_imports (created_at);
-- Serve: people who are deleted, and what is handed out of them.
CREATE INDEX product_imports_by_person ON product_imports (person_id) WHERE person_id IS NOT NULL;
CREATE INDEX product_imports_by_undoer ON product_imports (undone_by) WHERE undone_by IS NOT NULL;
-- Serve: uploads that are deleted.
CREATE INDEX product_imports_by_upload ON product_imports (upload_id) WHERE upload_id IS NOT NULL;
CREATE INDEX product_imports_by_pictures ON product_imports (pictures_id) WHERE pictures_id IS NOT NULL;
COMMENT ON TABLE product_imports IS 'product';

CREATE TABLE product_import_rows (
  import_id uuid NOT NULL REFERENCES product_imports ON DELETE CASCADE,
  number integer NOT NULL, -- as a spreadsheet counts, the headings are row 1
  cells jsonb NOT NULL, -- texts and numbers, null where there is nothing
  outcome text CHECK (outcome IN ('new', 'changed', 'unchanged', 'wrong')), -- of the check, then of the import
  issues jsonb, -- of a wrong row
  done boolean NOT NULL DEFAULT false, -- imported, in the transaction that wrote its product
  product_id uuid, -- it wrote
  revision integer, -- of the product then; another one was edited since
  before jsonb, -- what it wrote over: columns of products, and photos where they were others
  undone text CHECK (undone IN ('undone', 'stayed')),
  PRIMARY KEY (import_id, number)
);
COMMENT ON TABLE product_import_rows IS 'product';

CREATE TABLE product_import_memory (
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('column', 'category')),
  word text NOT NULL, -- a heading or a value of the category column, folded
  meaning jsonb, -- a target of columns, null for one that is left out; or a category as "0006.000601"
  used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (business_id, kind, word)
);
COMMENT ON TABLE product_import_memory IS 'product';
