import type { EditedProduct, ProductInput } from '@kontor/contract';
import { productLimits as limits } from '@kontor/contract/product-limits';
import type { Issues } from '@kontor/web/form/form-result';
import { type AmountRule, checkAmount } from '../amount/check-amount.ts';
import { readAmount, writeAmount } from '../amount/read-amount.ts';

/** A photo in the form: one the product has, or one that was sent for it. */
export interface FormPhoto {
  /** Of the photo; of its upload while `isNew`. */
  id: string;
  isNew: boolean;
  url: string;
  alt: string;
}

/** A video in the form: one the product has, or one that was sent for it. */
export interface FormVideo {
  /** Of the video; of its upload while `isNew`. */
  id: string;
  isNew: boolean;
  url: string;
  title: string;
}

export interface SpecRow {
  /** Tells rows apart on the page; not sent. */
  id: string;
  key: string;
  value: string;
  unit: string;
}

/** What the form of a product holds. Numbers are as they are typed. */
export interface ProductValues {
  name: string;
  description: string;
  keywords: string[];
  /** `industry.category` or `industry.category.subcategory`; empty for none. */
  category: string;
  specs: SpecRow[];
  leadTimeDays: string;
  minimumOrder: string;
  minimumOrderUnit: string;
  stock: boolean;
  price: string;
  currency: string;
  per: string;
  photos: FormPhoto[];
  videos: FormVideo[];
  /** The revision that what is typed is about; 0 while nothing is. */
  basedOn: number;
  /** With it the same product is not created twice. Empty until something is typed. */
  idempotencyKey: string;
}

const usualCurrency = 'USD';

/** @param currency in which a price is stated until another is chosen */
export function newProductValues(currency = usualCurrency): ProductValues {
  return {
    name: '',
    description: '',
    keywords: [],
    category: '',
    specs: [],
    leadTimeDays: '',
    minimumOrder: '',
    minimumOrderUnit: '',
    stock: true,
    price: '',
    currency,
    per: '',
    photos: [],
    videos: [],
    basedOn: 0,
    idempotencyKey: '',
  };
}

/** A product as the form holds it while nothing is typed. @param decimal sign of the reader's language */
export function valuesOf(product: EditedProduct, decimal: string): ProductValues {
  const { minimumOrder, price } = product;
  const textOf = (number: number | undefined) => (number === undefined ? '' : writeAmount(number, decimal));
  return {
    ...newProductValues(),
    name: product.name,
    description: product.description ?? '',
    keywords: product.keywords,
    category: product.category ?? '',
    specs: product.specs.map(({ key, value, unit = '' }, index) => ({ id: String(index), key, value, unit })),
    leadTimeDays: textOf(product.leadTimeDays),
    minimumOrder: textOf(minimumOrder?.number),
    minimumOrderUnit: minimumOrder?.unit ?? '',
    stock: product.stock,
    price: textOf(price?.amount),
    currency: price?.currency ?? usualCurrency,
    per: price?.per ?? '',
    photos: product.photos.map(({ photoID: id, url, alt = '' }) => ({ id, isNew: false, url, alt })),
    videos: product.videos.map(({ videoID: id, url, title = '' }) => ({ id, isNew: false, url, title })),
  };
}

export function isBlankSpec({ key, value, unit }: SpecRow): boolean {
  return [key, value, unit].every(isBlank);
}

const isBlank = (text: string) => text.trim() === '';

const amountRules = {
  leadTimeDays: { min: 0, max: limits.leadTimeDays, isWhole: true },
  minimumOrder: { min: 0, max: limits.minimumOrder },
  price: { min: 0, max: limits.price },
} as const satisfies Partial<Record<keyof ProductValues, AmountRule>>;

/** What is wrong before it is sent, by the fields of the form. @param decimal sign of the reader's language */
export function issuesOfProduct(values: ProductValues, decimal: string): Issues {
  const issues: Issues = {};
  for (const [field, rule] of Object.entries(amountRules)) {
    const issue = checkAmount(values[field as keyof typeof amountRules], rule, decimal);
    if (issue) issues[field] = issue;
  }
  if (isBlank(values.name)) issues.name = { code: 'required' };
  if (values.category === '') issues.category = { code: 'notChosen' };
  for (const [index, row] of values.specs.entries()) {
    if (isBlankSpec(row)) continue;
    if (isBlank(row.key)) issues[`specs.${index}.key`] = { code: 'required' };
    if (isBlank(row.value)) issues[`specs.${index}.value`] = { code: 'required' };
  }
  if (!isBlank(values.minimumOrder) && isBlank(values.minimumOrderUnit))
    issues.minimumOrderUnit = { code: 'required' };
  else if (isBlank(values.minimumOrder) && !isBlank(values.minimumOrderUnit))
    issues.minimumOrder = { code: 'required' };
  return issues;
}

/** What is sent of values that nothing is wrong with. @param decimal sign of the reader's language */
export function bodyOfProduct(values: ProductValues, decimal: string): ProductInput {
  const order = readAmount(values.minimumOrder, decimal);
  const amount = readAmount(values.price, decimal);
  const leadTimeDays = readAmount(values.leadTimeDays, decimal);
  const unitOf = (unit: string) => (isBlank(unit) ? {} : { unit: unit.trim() });
  return {
    name: values.name.trim(),
    ...(isBlank(values.description) ? {} : { description: values.description.trim() }),
    keywords: values.keywords,
    category: values.category,
    specs: values.specs
      .filter((row) => !isBlankSpec(row))
      .map(({ key, value, unit }) => ({ key: key.trim(), value: value.trim(), ...unitOf(unit) })),
    ...(leadTimeDays === undefined ? {} : { leadTimeDays }),
    ...(order === undefined ? {} : { minimumOrder: { number: order, unit: values.minimumOrderUnit.trim() } }),
    stock: values.stock,
    ...(amount === undefined
      ? {}
      : {
          price: {
            amount,
            currency: values.currency,
            ...(isBlank(values.per) ? {} : { per: values.per.trim() }),
          },
        }),
    photos: values.photos.map(({ id, isNew, alt }) => ({
      ...(isNew ? { token: id } : { photoID: id }),
      ...(isBlank(alt) ? {} : { alt: alt.trim() }),
    })),
    videos: values.videos.map(({ id, isNew, title }) => ({
      ...(isNew ? { token: id } : { videoID: id }),
      ...(isBlank(title) ? {} : { title: title.trim() }),
    })),
  };
}

/** Where the form shows what the api found wrong. */
const placesOfIssues: Readonly<Record<string, string>> = {
  'minimumOrder.number': 'minimumOrder',
  'minimumOrder.unit': 'minimumOrderUnit',
  'price.amount': 'price',
  'price.currency': 'currency',
  'price.per': 'per',
};

/** The field of the form for one of the api. */
export function fieldOfIssue(field: string): string {
  if (field.startsWith('specs.')) return field;
  return placesOfIssues[field] ?? field.split('.')[0] ?? field;
}
