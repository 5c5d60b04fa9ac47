import type { FieldName } from '@kontor/contract';
import {
  capacityUnits,
  contractManufacturingCodes,
  currencies,
  incoterms,
  packagingTypes,
  paymentTypes,
} from '@kontor/contract/business-codes';
import { marketRegions } from '@kontor/contract/market-regions';
import type { TokenOption } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useFactoryTexts } from '../business/use-factory-texts.ts';
import { useTradeTexts } from '../business/use-trade-texts.ts';
import { regionNames } from './region-names.ts';
import { useChoices } from './section-context.ts';
import { useTermTexts } from './use-term-texts.ts';

/** What a field offers, by its name; empty for fields in which anything can be typed. */
export function useSectionOptions(): (field: FieldName) => readonly TokenOption[] {
  const { i18n } = useLingui();
  const { options, states } = useChoices();
  const { contractManufacturing } = useFactoryTexts();
  const terms = useTermTexts();
  const { packaging, payment, unit } = useTradeTexts();
  const currencyNames = new Intl.DisplayNames(i18n.locale, { type: 'currency' });
  const of = <Code extends string>(codes: readonly Code[], text: (code: Code) => string) =>
    codes.map((value) => ({ value, text: text(value) }));

  return (field) => {
    switch (field) {
      case 'businessType':
        return options.businessTypes;
      case 'categories':
        return options.industries.flatMap(({ id, name, categories }) => [
          { value: id, text: name },
          ...categories,
        ]);
      case 'country':
        return options.countries;
      case 'state':
        return (states.states ?? []).map(({ stateID, stateName }) => ({ value: stateID, text: stateName }));
      case 'timeZone':
        return Intl.supportedValuesOf('timeZone').map((zone) => ({
          value: zone,
          text: zone.replaceAll('_', ' '),
        }));
      case 'markets':
        return [
          ...Object.entries(marketRegions).map(([value, countries]) => ({
            value,
            text: i18n._(regionNames[value as keyof typeof marketRegions]),
            detail: terms.countries(countries.split(' ').length),
          })),
          ...options.countries,
        ];
      case 'textLanguage':
      case 'spokenLanguages':
        return options.languages;
      case 'contractManufacturing':
        return of(contractManufacturingCodes, contractManufacturing);
      case 'acceptedDeliveryTerms':
        return of(incoterms, (code) => `${code} ${terms.incoterms[code]}`);
      case 'acceptedPaymentCurrencies':
        return of(currencies, (code) => `${code} ${currencyNames.of(code) ?? ''}`.trim());
      case 'packagingTypes':
        return of(packagingTypes, packaging);
      case 'acceptedPaymentTypes':
        return of(paymentTypes, payment);
      case 'productionCapacity':
        return of(capacityUnits, unit);
      default:
        return [];
    }
  };
}
