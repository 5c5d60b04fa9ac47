import { businessTypes } from '@kontor/contract/business-types';

/** What can be found. Each kind has its own table of documents and its own words. */
export const kinds = ['business', 'product', 'person'] as const;
export type Kind = (typeof kinds)[number];

/** The documents of a kind lie in this many tables, `<kind>_search_0` holding the best scores. */
export const tiers = [0, 1, 2, 3, 4, 5] as const;

/**
 * No row of a kind, as the first part of a statement on its tiers: it locks the whole before the parts, as a rebuild does,
 * so that the two never wait for each other crosswise. The statement must use it.
 */
export function noneOf(kind: Kind): string {
  return `none AS MATERIALIZED (SELECT FROM ${kind}_search WHERE false)`;
}

/**
 * Rows of a kind from the best tier down, as SQL: whoever needs only some never reads the large tiers. The whole table
 * would be read from the last tier up.
 */
export function rowsFromTop(kind: Kind, condition: string): string {
  return tiers.map((tier) => `SELECT FROM ${kind}_search_${tier} WHERE ${condition}`).join(' UNION ALL ');
}

/** Shares of the rows in the tiers above the last one, from the best down. */
export const tierShares = [0.001, 0.004, 0.015, 0.06, 0.25] as const;

const order: readonly string[] = businessTypes;

/** Place of a business type in its list, from 1; 0 for kinds without a type. */
export function typeCode(type: string | undefined): number {
  return order.indexOf(type ?? '') + 1;
}

/** A country code as a small number; -1 for no country. */
export function countryNumber(code: string | null | undefined): number {
  if (!code) return -1;
  return (code.charCodeAt(0) - 65) * 26 + (code.charCodeAt(1) - 65);
}

export function countryOf(number: number): string {
  return String.fromCharCode(65 + Math.floor(number / 26), 65 + (number % 26));
}
