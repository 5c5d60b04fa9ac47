import type { Product } from '@kontor/contract';

/** For tests: a product that states nothing but what each one does, and what is given. */
export function aProduct<Given extends Partial<Product> & Pick<Product, 'name'>>(given: Given) {
  return {
    productID: '11111111-0000-4000-8000-000000000000',
    businessID: '22222222-0000-4000-8000-000000000000',
    keywords: [],
    photos: [],
    images: [],
    videos: [],
    specs: [],
    industry: { id: '0006', name: 'Power Transmission' },
    stock: true,
    reactions: { reactionCount: { like: 0 } },
    ...given,
  };
}
