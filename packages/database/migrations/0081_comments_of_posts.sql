-- Posts are commented as products are.
CREATE TRIGGER forget_comments_below AFTER DELETE ON posts REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_comments_below();

-- How many comments stand below something, for its card.
CREATE VIEW counted_comments AS SELECT resource_id, count FROM comment_counts;
COMMENT ON VIEW counted_comments IS 'comment';
