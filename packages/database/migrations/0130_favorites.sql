-- Businesses and products that people saved to find them again. What is no longer listed stays saved: its list says so.
CREATE TABLE favorites (
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  resource_type text NOT NULL CHECK (resource_type IN ('business', 'product')),
  resource_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Serves also: which of some businesses or products somebody saved.
  PRIMARY KEY (person_id, resource_type, resource_id)
);
-- Serves: what somebody saved of a kind, the last first, and how many they are.
CREATE INDEX favorites_newest ON favorites (person_id, resource_type, created_at, resource_id);
COMMENT ON TABLE favorites IS 'favorite';
