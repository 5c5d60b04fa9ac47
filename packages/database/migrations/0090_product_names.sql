-- What a product comes with is no word of its name (`calledIn`): documents of products are made anew.
INSERT INTO search_queue (kind) SELECT 'product' WHERE EXISTS (SELECT FROM product_search) ON CONFLICT DO NOTHING;
