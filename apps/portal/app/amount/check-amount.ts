import type { FieldIssue } from '@kontor/contract';
import { readAmount } from './read-amount.ts';

/** What a number has to be. */
export interface AmountRule {
  min: number;
  max: number;
  /** Takes no decimals. */
  isWhole?: boolean;
}

/** What is wrong with a number as it was typed; undefined for a right one, and for nothing. @param decimal sign of the reader's language */
export function checkAmount(
  typed: string,
  { min, max, isWhole = false }: AmountRule,
  decimal: string,
): FieldIssue | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const amount = readAmount(text, decimal);
  if (amount === undefined) {
    const isNegative = /^[-−–]/.test(text) && readAmount(text.slice(1), decimal) !== undefined;
    if (isNegative) return { code: 'tooSmall', limit: min };
    return { code: isWhole ? 'notANumber' : 'malformed' };
  }
  if (isWhole && !Number.isInteger(amount)) return { code: 'notANumber' };
  if (amount < min) return { code: 'tooSmall', limit: min };
  if (amount > max) return { code: 'tooLarge', limit: max };
  return undefined;
}
