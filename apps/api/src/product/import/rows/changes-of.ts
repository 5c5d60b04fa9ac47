import { isDeepStrictEqual } from 'node:util';
import type { ImportedChange } from '@kontor/contract';
import type { ProductFields } from '../../edit/product-fields.ts';

/** Fields whose values are not read as text: that they change is all that is said. */
type Unwritten = 'category' | 'stock' | 'specs';

const written: { [Field in Exclude<keyof ProductFields, Unwritten>]: (fields: ProductFields) => string } = {
  name: ({ name }) => name,
  description: ({ description }) => description ?? '',
  keywords: ({ keywords }) => keywords.join(', '),
  leadTimeDays: ({ leadTimeDays }) => leadTimeDays?.toString() ?? '',
  minimumOrder: ({ minimumOrder: order }) => (order ? `${order.number} ${order.unit}` : ''),
  price: ({ price }) =>
    price ? `${price.amount} ${price.currency}${price.per ? ` / ${price.per}` : ''}` : '',
};

/** Characters that are shown of a value. */
const longest = 200;
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/** What becomes otherwise of a product, field by field, as people read it. */
export function changesOf(before: ProductFields, after: ProductFields): ImportedChange[] {
  const changes: ImportedChange[] = [];
  for (const field of Object.keys(written) as (keyof typeof written)[]) {
    const [was, is] = [written[field](before), written[field](after)];
    if (was !== is) changes.push({ field, before: cut(was), after: cut(is) });
  }
  for (const field of ['category', 'stock'] as const)
    if (!isDeepStrictEqual(before[field], after[field])) changes.push({ field });
  return [...changes, ...changesOfSpecs(before, after)];
}

function changesOfSpecs({ specs: before }: ProductFields, { specs: after }: ProductFields): ImportedChange[] {
  const textIn = (specs: ProductFields['specs'], key: string) => {
    const spec = specs.find((each) => each.key === key);
    return spec ? [spec.value, spec.unit].filter(Boolean).join(' ') : '';
  };
  const keys = new Set([...before, ...after].map(({ key }) => key));
  return [...keys].flatMap((key) => {
    const [was, is] = [textIn(before, key), textIn(after, key)];
    return was === is ? [] : [{ field: 'spec' as const, heading: key, before: cut(was), after: cut(is) }];
  });
}
