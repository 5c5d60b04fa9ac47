/** What a product's form holds, but for its files; the page shows the same. */
export const formColumns = [
  'products.name',
  'products.description',
  'products.keywords',
  'products.industry_id',
  'products.category_id',
  'products.subcategory_id',
  'products.specs',
  'products.lead_time',
  'products.lead_time_days',
  'products.minimum_order',
  'products.minimum_order_unit',
  'products.stock',
  'products.price_amount',
  'products.price_currency',
  'products.price_per',
] as const;
