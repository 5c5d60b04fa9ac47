-- Steps of the demo load that are done, so that a load that was cut off goes on and a finished one is not repeated.
CREATE TABLE demo_loads (
  step text PRIMARY KEY,
  finished_at timestamptz NOT NULL DEFAULT now()
);
