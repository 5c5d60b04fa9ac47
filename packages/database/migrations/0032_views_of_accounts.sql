-- What the account service's nouns read of one another and of the product's reference data.
CREATE VIEW accounts.known_addresses AS SELECT id, email FROM accounts.users;
COMMENT ON VIEW accounts.known_addresses IS 'account';

CREATE VIEW named_countries AS SELECT code, names FROM countries;
COMMENT ON VIEW named_countries IS 'reference';
