import { type Static, type TOptional, type TSchema, Type } from 'typebox';
import {
  amount,
  capacity,
  code,
  type FieldShape,
  line,
  lines,
  list,
  phone,
  range,
  texts,
  whole,
  workingHours,
} from './business-field.ts';
import { businessLimits as limits } from './business-limits.ts';
import type { Language } from './language.ts';

const countryCode = code('ISO 3166-1 alpha-2');
const stateCode = code('ISO 3166-2; what a source said, where that is no state of the list');

/** Both descriptions in the languages of the product, beside the one they are written in. */
const furtherTexts = {
  textsEn: texts(),
  textsEs: texts(),
  textsIt: texts(),
  textsZh: texts(),
} as const satisfies Record<`texts${Capitalize<Language>}`, FieldShape>;

/**
 * Every field that is edited in a business's profile, by section (checklist 158–163). A name that stands in two sections has one shape.
 */
export const businessSections = {
  general: {
    companyName: line(limits.companyName),
    shortDescription: lines(limits.shortDescription),
    generalDescription: lines(limits.generalDescription),
    textLanguage: code('Language of both descriptions, ISO 639-1'),
    ...furtherTexts,
    businessType: code('Code of a business type'),
    categories: list(
      limits.categories,
      'Each with its industry before it, as `0006.000601`; an industry alone where no category is known',
    ),
    yearStablished: whole(limits.yearStablished, 2100),
    totalAnnualRevenue: range(limits.totalAnnualRevenue),
    totalEmployees: range(limits.employees),
    totalProductionEmployees: range(limits.employees),
    productionCapacity: capacity(),
  },
  contact: {
    legalAddressEnglish: line(limits.address),
    shippingAddressEnglish: line(limits.address),
    city: line(limits.city),
    zipcode: line(limits.zipcode),
    country: countryCode,
    state: stateCode,
    email: line(limits.email),
    website: line(limits.website, 'An http or https address; without a scheme it is https'),
    phone: phone(),
    mobilePhone: phone(),
    timeZone: code('As `America/Monterrey`'),
    workingHours: workingHours(),
  },
  factory: {
    manufacturingFacilities: lines(limits.manufacturingFacilities),
    city: line(limits.city),
    zipcode: line(limits.zipcode),
    country: countryCode,
    state: stateCode,
    factorySize: amount(limits.factorySize, 'Square metres'),
    numberProductionLines: whole(0, limits.numberProductionLines),
    contractManufacturing: list(20, 'Of `contractManufacturingCodes`'),
  },
  trade: {
    markets: list(
      limits.markets,
      'ISO 3166-1 alpha-2; whoever sends may name regions of `marketRegions`, which become their countries',
    ),
    spokenLanguages: list(limits.spokenLanguages, 'ISO 639-1'),
    totalEmployeesSales: whole(0, limits.employees),
    averageLeadTime: whole(0, limits.averageLeadTime, 'Days'),
  },
  terms: {
    acceptedDeliveryTerms: list(20, 'Of `incoterms`'),
    acceptedPaymentCurrencies: list(limits.paymentCurrencies, 'ISO 4217'),
    packagingTypes: list(50, 'Of `packagingTypes`'),
    acceptedPaymentTypes: list(50, 'Of `paymentTypes`'),
  },
} as const satisfies Record<string, Record<string, FieldShape>>;

type Sections = typeof businessSections;
export type BusinessSection = keyof Sections;
export const businessSectionNames = Object.keys(businessSections) as BusinessSection[];
export const BusinessSection = Type.Enum(businessSectionNames);

/** Everything of a profile that is confirmed by itself: its sections, and what is kept beside them. */
export const BusinessPart = Type.Enum([...businessSectionNames, 'media', 'certificates']);
export type BusinessPart = Static<typeof BusinessPart>;

/** The fields of a section, by name. */
export type FieldName<Section extends BusinessSection = BusinessSection> = Section extends BusinessSection
  ? keyof Sections[Section] & string
  : never;

const { general, contact, factory, trade, terms } = businessSections;
const shapes = { ...general, ...contact, ...factory, ...trade, ...terms };
export const businessFieldNames = Object.keys(shapes) as FieldName[];

type Part<Shapes, Key extends keyof FieldShape> = {
  [Name in keyof Shapes]: Shapes[Name] extends FieldShape ? TOptional<Shapes[Name][Key]> : never;
};

function partOf<Key extends keyof FieldShape>(key: Key): Part<typeof shapes, Key> {
  const entries = Object.entries(shapes).map(([name, shape]): [string, TSchema] => [
    name,
    Type.Optional(shape[key]),
  ]);
  return Object.fromEntries(entries) as Part<typeof shapes, Key>;
}

/** Values as answers give them: of one section, those it has; what is not stated is absent. */
export const BusinessFields = Type.Object(partOf('stated'));
export type BusinessFields = Static<typeof BusinessFields>;

/** Values as they are sent: absent ones stay as they are, empty ones are taken away. */
export const sentFields = partOf('sent');
export type SentFields = { [Name in keyof typeof sentFields]?: Static<(typeof sentFields)[Name]> };

/** Values as a draft holds them: as they were typed, right or wrong. */
export const draftedFields = partOf('drafted');
export type DraftedFields = { [Name in keyof typeof draftedFields]?: Static<(typeof draftedFields)[Name]> };
