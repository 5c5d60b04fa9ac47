-- Businesses are found in the subcategories of their products too: their documents hold more filters than before.
SELECT mark_search_rebuild_due();
