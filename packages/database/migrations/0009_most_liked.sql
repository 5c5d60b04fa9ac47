-- Serve: the businesses with most likes, in one country and anywhere (home page). Only what is liked has a place here.
CREATE INDEX businesses_most_liked ON businesses (like_count DESC, id) WHERE like_count > 0;
CREATE INDEX businesses_most_liked_in_country ON businesses (country_code, like_count DESC, id) WHERE like_count > 0;
