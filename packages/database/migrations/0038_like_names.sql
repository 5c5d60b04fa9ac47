-- How alike two names are (`similarity`, `word_similarity`).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
