-- A business is found by its line, too: the first of its categories, and those its products lie in.
SELECT mark_search_rebuild_due();
