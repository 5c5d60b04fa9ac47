import type { MissingFact } from '@kontor/contract';
import { missingFacts } from '@kontor/contract/product-facts';
import { isBlankSpec, type ProductValues } from './product-values.ts';

/** The facts a product would lack if it were published as it is typed; the api says the same of what is published. */
export function missingIn(values: ProductValues): MissingFact[] {
  const lacks: Record<MissingFact, boolean> = {
    photos: values.photos.length === 0,
    description: values.description.trim() === '',
    subcategory: values.category.split('.').length < 3,
    specs: values.specs.every(isBlankSpec),
    leadTimeDays: values.leadTimeDays === '',
    minimumOrder: values.minimumOrder.trim() === '',
  };
  return missingFacts.filter((fact) => lacks[fact]);
}
