import type { ComparedBusiness } from '@kontor/contract';
import { joinedLanguages, joinedNames } from '@kontor/web/language/joined';
import { msg, plural } from '@lingui/core/macro';
import { contractManufacturingNames } from '../business/contract-manufacturing-names.ts';
import { paymentText } from '../business/payment-names.ts';
import { placeName } from '../business/postal-address.ts';
import type { FactName } from '../business/verified-facts-view.ts';
import type { Visit } from '../session/page-context.ts';
import { type Fact, type FactGroup, type FactRow, factRow } from './fact-row.ts';
import { classified, notStated, rangeText, withProof } from './fact-words.server.ts';

type Words = Pick<Visit, 'i18n' | 'language'>;

/** The rows that are known of at least one column; a group without any is not there. */
export function groupOf(title: string, rows: readonly (FactRow | undefined)[]): FactGroup[] {
  const known = rows.filter((row) => row !== undefined);
  return known.length > 0 ? [{ title, rows: known }] : [];
}

/** Rows of values that businesses state of themselves, with what stands behind each. */
function rowsOf(businesses: readonly ComparedBusiness[], words: Words) {
  const missing = notStated(words.i18n);
  return (
    label: string,
    factOf: (business: ComparedBusiness) => Fact | string | undefined,
    { checkedAs, best }: { checkedAs?: FactName; best?: Parameters<typeof factRow>[3] } = {},
  ) => {
    const facts = businesses.map((business) => {
      const given = factOf(business);
      if (given === undefined || given === '') return undefined;
      const fact = typeof given === 'string' ? { text: given } : given;
      return fact.proof ? fact : withProof(business, words, fact, checkedAs);
    });
    return factRow(label, facts, missing, best);
  };
}

/** Who the suppliers are: the same for businesses and for those behind products. */
export function companyGroup(businesses: readonly ComparedBusiness[], words: Words): FactGroup[] {
  const { i18n } = words;
  const row = rowsOf(businesses, words);
  return groupOf(i18n._(msg`Company`), [
    row(i18n._(msg`Business type`), ({ general }) => ({
      text: general.businessType.name,
      ...(general.classifiedByKontor.includes('businessType') && { proof: classified(i18n) }),
    })),
    row(i18n._(msg`Country`), ({ contactInfo }) => placeName(contactInfo, i18n.locale)),
    row(
      i18n._(msg`Industry`),
      ({ general }) =>
        general.industry && {
          text: general.industry.name,
          ...(general.classifiedByKontor.includes('industry') && { proof: classified(i18n) }),
        },
    ),
    row(i18n._(msg`Year established`), ({ general }) => general.yearStablished?.toString(), {
      checkedAs: 'year_established',
    }),
    row(i18n._(msg`Total employees`), ({ general }) => rangeText(general.totalEmployees, i18n), {
      checkedAs: 'employees',
    }),
  ]);
}

/** What businesses offer and on which terms. */
export function offerGroup(businesses: readonly ComparedBusiness[], words: Words): FactGroup[] {
  const { i18n } = words;
  const row = rowsOf(businesses, words);
  const names = (list: readonly { name: string }[]) =>
    joinedNames(
      list.map(({ name }) => name),
      i18n.locale,
    );
  const days = (count: number) => i18n._(msg`${plural(count, { one: '# day', other: '# days' })}`);
  return groupOf(i18n._(msg`Offer`), [
    row(i18n._(msg`Categories`), ({ general }) => ({
      text: names(general.categories) || notStated(i18n),
      ...(general.classifiedByKontor.includes('categories') && { proof: classified(i18n) }),
    })),
    row(
      i18n._(msg`Average lead time`),
      ({ tradeCapabilities: { averageLeadTime: value } }) =>
        value === undefined ? undefined : { text: days(value), value },
      { best: { word: i18n._(msg`shortest`), isLeast: true } },
    ),
    row(i18n._(msg`Contract manufacturing`), ({ factory }) =>
      joinedNames(
        factory.contractManufacturing.map((code) => {
          const name = contractManufacturingNames[code];
          return name ? i18n._(name) : code.replaceAll('_', ' ').toLowerCase();
        }),
        i18n.locale,
      ),
    ),
    row(i18n._(msg`Accepted delivery terms`), ({ businessTerms }) =>
      names(businessTerms.acceptedDeliveryTerms),
    ),
    row(i18n._(msg`Accepted payment types`), ({ businessTerms }) =>
      joinedNames(
        businessTerms.acceptedPaymentTypes.map(({ name }) => paymentText(name, i18n)),
        i18n.locale,
      ),
    ),
    row(i18n._(msg`Accepted payment currencies`), ({ businessTerms }) =>
      names(businessTerms.acceptedPaymentCurrencies),
    ),
    row(i18n._(msg`Markets`), ({ tradeCapabilities }) => names(tradeCapabilities.markets)),
    row(i18n._(msg`Spoken languages`), ({ tradeCapabilities: { spokenLanguages } }) =>
      joinedLanguages(
        spokenLanguages.map(({ name }) => name),
        i18n.locale,
      ),
    ),
  ]);
}

/** How large they are and what they made themselves checked for. */
export function factoryRows(businesses: readonly ComparedBusiness[], words: Words) {
  const { i18n } = words;
  const row = rowsOf(businesses, words);
  return [
    row(
      i18n._(msg`Factory size`),
      ({ factory: { factorySize: value } }) => {
        if (value === undefined) return undefined;
        return { text: i18n._(msg`${i18n.number(value, { maximumFractionDigits: 2 })} m²`), value };
      },
      { checkedAs: 'factory', best: { word: i18n._(msg`largest`), isLeast: false } },
    ),
    row(
      i18n._(msg`Production lines`),
      ({ factory: { numberProductionLines: value } }) =>
        value === undefined ? undefined : { text: i18n.number(value), value },
      { checkedAs: 'factory' },
    ),
  ];
}
