-- Serves: the businesses search engines may list, in the order of their ids, and where each 10,000 of them begin
-- (read from the index alone). Products are walked by their own primary key.
CREATE INDEX businesses_sitemap ON businesses (id) WHERE origin <> 'demo';
