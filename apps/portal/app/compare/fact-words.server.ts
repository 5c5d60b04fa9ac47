import type { ComparedBusiness } from '@kontor/contract';
import { dayOf } from '@kontor/web/language/day';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { brand } from '../brand.ts';
import type { FactName } from '../business/verified-facts-view.ts';
import type { Visit } from '../session/page-context.ts';
import type { Fact } from './fact-row.ts';

type Words = Pick<Visit, 'i18n' | 'language'>;

export const notStated = (i18n: I18n): string => i18n._(msg`not stated`);

/** A value with what stands behind it: what was checked and when, else whose word it is. */
export function withProof(
  business: ComparedBusiness,
  { i18n, language }: Words,
  fact: Fact,
  checkedAs?: FactName,
): Fact {
  const checked = checkedAs && business.verifiedFacts.find((each) => each.fact === checkedAs);
  if (!checked) return { ...fact, proof: { kind: 'stated', text: wordOf(business, i18n) } };
  if (business.origin === 'demo')
    return { ...fact, proof: { kind: 'sample', text: i18n._(msg`Verified (demo)`) } };
  const checkedOn = dayOf(checked.checkedAt, language);
  return { ...fact, proof: { kind: 'checked', text: i18n._(msg`Checked on ${checkedOn}`) } };
}

/** Whose word a value is that nobody checked. */
export function wordOf({ origin, claimed }: ComparedBusiness, i18n: I18n): string {
  return origin === 'imported' && !claimed
    ? i18n._(msg`From a public record`)
    : i18n._(msg`Stated by company`);
}

/** A value a rule of ours gave, not the source. */
export function classified(i18n: I18n): Fact['proof'] {
  return { kind: 'stated', text: i18n._(msg`classified by ${brand.name}`) };
}

/** "8 – 12"; one bound alone says which it is; undefined where none is stated. */
export function rangeText(
  range: { min?: number | undefined; max?: number | undefined } | undefined,
  i18n: I18n,
): string | undefined {
  const figure = (value: number | undefined) =>
    value === undefined ? undefined : i18n.number(value, { maximumFractionDigits: 2 });
  const min = figure(range?.min);
  const max = figure(range?.max);
  if (min !== undefined && max !== undefined) return min === max ? min : `${min} - ${max}`;
  if (min !== undefined) return i18n._(msg`from ${min}`);
  return max === undefined ? undefined : i18n._(msg`up to ${max}`);
}
