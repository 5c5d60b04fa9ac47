-- What the owner states a product costs, in the currency with its decimals; products without it are in no price list.
ALTER TABLE products
  ADD COLUMN price_amount numeric CHECK (price_amount >= 0),
  ADD COLUMN price_currency char(3),
  ADD COLUMN price_per text,
  ADD CHECK ((price_amount IS NULL) = (price_currency IS NULL));
-- Serves: the price list, by place in the industry tree.
CREATE INDEX products_with_price ON products (industry_id, category_id, name, id) WHERE price_amount IS NOT NULL;

-- Serves: how many businesses of a type are in each country, and in each industry of one.
CREATE INDEX businesses_by_place ON businesses (business_type, country_code, industry_id);
-- Serves: the list of those who make under others' labels, the newest first.
CREATE INDEX businesses_private_label ON businesses (created_at DESC, id)
  WHERE contract_manufacturing && '{PRIVATE_LABEL}';
-- Serves: the businesses of one category.
CREATE INDEX business_categories_by_category ON business_categories (category_id, business_id);

-- Serves: the newest products of one category (feeds).
CREATE INDEX products_newest ON products (category_id, created_at DESC, id);
