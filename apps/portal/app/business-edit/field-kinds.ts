import type { DraftedFields, FieldName } from '@kontor/contract';
import { expandMarkets, foldMarkets } from '@kontor/contract/market-regions';
import { readAmount, writeAmount } from '../amount/read-amount.ts';

/** How fields are typed. */
const kinds = {
  companyName: 'text',
  shortDescription: 'text',
  generalDescription: 'text',
  textLanguage: 'text',
  textsEn: 'texts',
  textsEs: 'texts',
  textsIt: 'texts',
  textsZh: 'texts',
  businessType: 'text',
  categories: 'list',
  yearStablished: 'number',
  totalAnnualRevenue: 'range',
  totalEmployees: 'range',
  totalProductionEmployees: 'range',
  productionCapacity: 'capacity',
  legalAddressEnglish: 'text',
  shippingAddressEnglish: 'text',
  city: 'text',
  zipcode: 'text',
  country: 'text',
  state: 'text',
  email: 'text',
  website: 'text',
  phone: 'phone',
  mobilePhone: 'phone',
  timeZone: 'text',
  workingHours: 'hours',
  manufacturingFacilities: 'text',
  factorySize: 'number',
  numberProductionLines: 'number',
  contractManufacturing: 'list',
  markets: 'markets',
  spokenLanguages: 'list',
  totalEmployeesSales: 'number',
  averageLeadTime: 'number',
  acceptedDeliveryTerms: 'list',
  acceptedPaymentCurrencies: 'list',
  packagingTypes: 'list',
  acceptedPaymentTypes: 'list',
} as const satisfies Record<FieldName, keyof FormValues>;

/** What a form holds of a field, by its kind; numbers as they are typed. */
export interface FormValues {
  text: string;
  number: string;
  list: readonly string[];
  /** Countries, and regions for all of theirs. */
  markets: readonly string[];
  range: { min: string; max: string };
  capacity: { min: string; max: string; unit: string; period: string };
  phone: { countryCode: string; businessPhoneNumber: string };
  hours: { days: readonly number[]; from: string; to: string };
  texts: { shortDescription: string; generalDescription: string };
}
export type FormValue = FormValues[keyof FormValues];

/** What a form holds of a section. */
export type SectionForm = { [Name in FieldName]?: FormValues[(typeof kinds)[Name]] };

type Stated = DraftedFields[FieldName];
/** A number as answers state it, or what was typed where one is to be. */
type Figure = number | string | null | undefined;

/** Reads and writes what forms hold, numbers as a language has them. @param decimal sign of the reader's language */
export function fieldKinds(decimal: string) {
  const written = (figure: Figure) =>
    typeof figure === 'number' ? writeAmount(figure, decimal) : (figure ?? '');
  /** The number; what cannot be read as one stays as it was typed. */
  const read = (typed: string) =>
    typed.trim() === '' ? undefined : (readAmount(typed, decimal) ?? typed.trim());
  const rangeOf = ({ min, max }: { min?: Figure; max?: Figure }) => ({
    min: written(min),
    max: written(max),
  });

  const forms: { [Kind in keyof FormValues]: (stated: never) => FormValues[Kind] } = {
    text: (stated: string | undefined) => stated ?? '',
    number: (stated: Figure) => written(stated),
    list: (stated: readonly string[] | undefined) => stated ?? [],
    markets: (stated: readonly string[] | undefined) => foldMarkets(stated ?? []),
    range: (stated: { min?: Figure; max?: Figure } = {}) => rangeOf(stated),
    capacity: (stated: { min?: Figure; max?: Figure; unit?: string; period?: string } = {}) => ({
      ...rangeOf(stated),
      unit: stated.unit ?? '',
      period: stated.period ?? '',
    }),
    phone: (stated: { countryCode?: string; businessPhoneNumber?: string } = {}) => ({
      countryCode: stated.countryCode ?? '',
      businessPhoneNumber: stated.businessPhoneNumber ?? '',
    }),
    hours: ({ days = [], from = '', to = '' }: Partial<FormValues['hours']> = {}) => ({ days, from, to }),
    texts: (stated: { shortDescription?: string; generalDescription?: string } = {}) => ({
      shortDescription: stated.shortDescription ?? '',
      generalDescription: stated.generalDescription ?? '',
    }),
  };

  // A part that stands alone is sent, too: a draft keeps it until the others are typed, and publishing says what is missing.
  const sent: { [Kind in keyof FormValues]: (form: FormValues[Kind]) => unknown } = {
    text: (form) => form,
    number: (form) => read(form) ?? '',
    list: (form) => form,
    markets: expandMarkets,
    range: ({ min, max }) => withoutBlanks({ min: read(min), max: read(max) }),
    capacity: ({ min, max, unit, period }) => withoutBlanks({ min: read(min), max: read(max), unit, period }),
    phone: (form) => withoutBlanks(form),
    hours: (form) => (form.days.length === 0 ? {} : form),
    texts: (form) => withoutBlanks(form),
  };

  /** A value as calls take it: an empty text, list or object takes away what was stated. */
  function toSent(field: FieldName, form: FormValue): unknown {
    return sent[kinds[field]](form as never);
  }

  return {
    /** A value as forms hold it. */
    toForm: (field: FieldName, stated: Stated): FormValue =>
      forms[kinds[field]]((stated ?? undefined) as never),
    toSent,
    isSame: (field: FieldName, one: FormValue, other: FormValue) =>
      JSON.stringify(toSent(field, one)) === JSON.stringify(toSent(field, other)),
  };
}

/** Parts that are not stated are left out; nothing stated is an empty object. */
function withoutBlanks(parts: Record<string, unknown>): object {
  const stated = Object.entries(parts).filter(
    ([, part]) => part !== undefined && !(typeof part === 'string' && part.trim() === ''),
  );
  return Object.fromEntries(stated);
}
