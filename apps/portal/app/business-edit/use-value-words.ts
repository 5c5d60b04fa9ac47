import type { BusinessFields, FieldName } from '@kontor/contract';
import { foldMarkets } from '@kontor/contract/market-regions';
import { joinedNames } from '@kontor/web/language/joined';
import { useLingui } from '@lingui/react/macro';
import { useFactoryTexts } from '../business/use-factory-texts.ts';
import { useValueTexts } from '../business/use-value-texts.ts';
import { useSectionOptions } from './use-section-options.ts';
import { useWeekdays } from './use-weekdays.ts';

interface Stated {
  min?: number;
  max?: number;
  unit?: string;
  period?: string;
  countryCode?: string;
  businessPhoneNumber?: string;
  days?: number[];
  from?: string;
  to?: string;
  shortDescription?: string;
  generalDescription?: string;
}

/** What a value of a field says, in words; empty for what is not stated. */
export function useValueWords(): (field: FieldName, value: BusinessFields[FieldName] | unknown) => string {
  const { t, i18n } = useLingui();
  const { range, days } = useValueTexts();
  const { period } = useFactoryTexts();
  const weekdays = useWeekdays();
  const optionsOf = useSectionOptions();

  function wordsOf(stated: Stated): string {
    if (stated.days)
      return `${joinedNames(
        stated.days.map((day) => weekdays[day - 1] ?? ''),
        i18n.locale,
      )} ${stated.from}–${stated.to}`;
    if (stated.businessPhoneNumber !== undefined)
      return [stated.countryCode, stated.businessPhoneNumber].filter(Boolean).join(' ');
    if (stated.shortDescription !== undefined || stated.generalDescription !== undefined)
      return [stated.shortDescription, stated.generalDescription].filter(Boolean).join(' / ');
    const unit = stated.unit ? capacityUnit(stated.unit) : '';
    return [range(stated), unit, stated.period && `/ ${period(stated.period)}`].filter(Boolean).join(' ');
  }

  function capacityUnit(unit: string): string {
    return optionsOf('productionCapacity').find(({ value }) => value === unit)?.text ?? unit;
  }

  return (field, value) => {
    if (value === undefined || value === null || value === '') return '';
    const named = (code: string) => optionsOf(field).find((option) => option.value === code)?.text ?? code;
    if (Array.isArray(value)) {
      const codes = value.map(String);
      return joinedNames((field === 'markets' ? foldMarkets(codes) : codes).map(named), i18n.locale);
    }
    if (typeof value === 'object') {
      if (field !== 'totalAnnualRevenue') return wordsOf(value);
      const revenue = wordsOf(value);
      return revenue && t`US$ ${revenue}`;
    }
    if (typeof value === 'number' && field === 'averageLeadTime') return days(value);
    // A year is no quantity.
    if (typeof value === 'number' && field !== 'yearStablished') return i18n.number(value);
    return named(String(value));
  };
}
