import type { Issue, IssueCode, Price, ProductInput } from '@kontor/contract';
import type { Spec } from '@kontor/database';
import type { Products } from '@kontor/database/schema';
import { issueAt } from '@kontor/server';
import type { Updateable } from 'kysely';
import type { Reference } from '../../reference/reference.ts';
import { plainLine, plainLines } from '../../text/plain-text.ts';
import { currencies } from './currencies.ts';
import { readPlace } from './place-in-tree.ts';

/** What the form of a product holds, its photos aside: each field as it is stored, null where nothing is stated. */
export interface ProductFields {
  name: string;
  description: string | null;
  keywords: string[];
  /** Industry, category, subcategory, as many as it has. */
  category: string[];
  specs: Spec[];
  leadTimeDays: number | null;
  minimumOrder: { number: number; unit: string } | null;
  stock: boolean;
  price: Price | null;
}

/** What was sent as it is stored, and what is wrong with it by field. */
export function readFields(
  input: ProductInput,
  reference: Reference,
): { fields: ProductFields; issues: Issue[] } {
  const issues: Issue[] = [];
  const refuse = (field: string, code: IssueCode) => void issues.push(issueAt(field, { code }));
  const line = (field: string, text: string): string => {
    const plain = plainLine(text);
    if (plain === null) refuse(field, 'required');
    return plain ?? '';
  };
  const { minimumOrder, price } = input;
  if (price && !currencies.has(price.currency)) refuse('price.currency', 'unknown');
  const category = readPlace(input.category, reference);
  if (!category) refuse('category', 'unknown');
  const keywords = (input.keywords ?? []).flatMap((keyword) => plainLine(keyword) ?? []);
  const per = price?.per === undefined ? null : plainLine(price.per);
  const fields = {
    name: line('name', input.name),
    description: input.description === undefined ? null : plainLines(input.description),
    keywords: [...new Set(keywords)],
    category: category ?? [],
    specs: (input.specs ?? []).map(({ key, value, unit = '' }, index) => {
      const spec = { key: line(`specs.${index}.key`, key), value: line(`specs.${index}.value`, value) };
      const plain = plainLine(unit);
      return plain === null ? spec : { ...spec, unit: plain };
    }),
    leadTimeDays: input.leadTimeDays ?? null,
    minimumOrder: minimumOrder
      ? { number: minimumOrder.number, unit: line('minimumOrder.unit', minimumOrder.unit) }
      : null,
    stock: input.stock,
    price: price
      ? { amount: price.amount, currency: price.currency, ...(per === null ? {} : { per }) }
      : null,
  };
  return { fields, issues };
}

/** The columns of the fields; a lead time in days takes the place of one in words. */
export function columnsOf(fields: ProductFields) {
  const [industry_id = '', category_id = null, subcategory_id = null] = fields.category;
  return {
    name: fields.name,
    description: fields.description,
    keywords: fields.keywords,
    industry_id,
    category_id,
    subcategory_id,
    specs: JSON.stringify(fields.specs),
    lead_time_days: fields.leadTimeDays,
    ...(fields.leadTimeDays === null ? {} : { lead_time: null }),
    minimum_order: fields.minimumOrder?.number ?? null,
    minimum_order_unit: fields.minimumOrder?.unit ?? null,
    stock: fields.stock,
    price_amount: fields.price?.amount ?? null,
    price_currency: fields.price?.currency ?? null,
    price_per: fields.price?.per ?? null,
  } satisfies Updateable<Products>;
}
