-- How often pages were opened, by day: pages, never people (checklist 279). Counted in memory and added every few seconds.
CREATE TABLE page_views (
  day date NOT NULL DEFAULT current_date,
  kind text NOT NULL CHECK (kind IN ('page', 'business', 'product', 'person')),
  subject text NOT NULL, -- the path of a page, the id of the others
  language text NOT NULL,
  views integer NOT NULL CHECK (views > 0),
  PRIMARY KEY (kind, subject, day, language) -- serves: the views of one thing by day
);
-- Serves: all views of a day.
CREATE INDEX page_views_by_day ON page_views (day);
