import type { Filter } from '@kontor/contract/capability-filters';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { contractManufacturingNames } from '../../business/contract-manufacturing-names.ts';
import type { Visit } from '../../session/page-context.ts';

/** Names of filters, above their choices. */
export const filterNames: Record<Filter, MessageDescriptor> = {
  proof: msg`Certificates and proof`,
  leadTime: msg`Maximum lead time`,
  minimumOrder: msg`Minimum order, at most`,
  offer: msg`Availability and price`,
  deliveryTerm: msg`Delivery terms`,
  currency: msg`Payment currency`,
  contractManufacturing: msg`Contract manufacturing`,
  employees: msg`Employees`,
  language: msg`Languages spoken`,
};

const choiceNames: Record<string, MessageDescriptor> = {
  ...contractManufacturingNames,
  certificate: msg`Any valid certificate`,
  'checked-facts': msg`Verified facts`,
  halal: msg`Halal`,
  kosher: msg`Kosher`,
  'in-stock': msg`In stock`,
  priced: msg`Price stated`,
};

/** As standards and their marks are written in every language. */
const standardNames: Record<string, string> = {
  'oeko-tex': 'OEKO-TEX',
  rohs: 'RoHS',
};

/** How choices are written out, in the language of the page. */
export function filterTexts({ i18n, language }: Pick<Visit, 'i18n' | 'language'>) {
  const languageNames = new Intl.DisplayNames(language, { type: 'language' });
  const currencyNames = new Intl.DisplayNames(language, { type: 'currency' });

  function employees(choice: string): string {
    const [first = '', last] = choice.split('-');
    const number = i18n.number(Number(first));
    return last ? `${number}–${i18n.number(Number(last))}` : i18n._(msg`${number} or more`);
  }

  /** "ISO 9001", "US Dollar (USD)", "7 days". */
  function choiceText(filter: Filter, choice: string): string {
    const count = Number(choice);
    switch (filter) {
      case 'leadTime':
        return i18n._(msg`${plural(count, { one: '# day', other: '# days' })}`);
      case 'minimumOrder':
        return i18n.number(count);
      case 'employees':
        return employees(choice);
      case 'currency':
        return `${currencyNames.of(choice)} (${choice})`;
      case 'language':
        return languageNames.of(choice) ?? choice;
      default:
        return nameOf(choice);
    }
  }

  function nameOf(choice: string): string {
    const name = choiceNames[choice];
    return name ? i18n._(name) : (standardNames[choice] ?? choice.toUpperCase().replace('-', ' '));
  }

  /** The same where the filter is not named above it: "Lead time: up to 7 days". */
  function chosenText(filter: Filter, choice: string): string {
    const step = choiceText(filter, choice);
    switch (filter) {
      case 'leadTime':
        return i18n._(msg`Lead time: up to ${step}`);
      case 'minimumOrder':
        return i18n._(msg`Minimum order: up to ${step}`);
      case 'employees':
        return i18n._(msg`Employees: ${step}`);
      case 'language':
        return i18n._(msg`Language: ${step}`);
      default:
        return step;
    }
  }

  return { choiceText, chosenText };
}
