-- Whoever asked to join a business may take that back. The row stays, so that asking again tells nobody once more.
ALTER TABLE business_join_requests ADD COLUMN withdrawn_at timestamptz;
