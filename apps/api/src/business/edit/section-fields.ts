import {
  type BusinessFields,
  type BusinessSection,
  businessSectionNames,
  contractManufacturingCodes,
  currencies,
  type FieldName,
  incoterms,
  packagingTypes,
  paymentTypes,
} from '@kontor/contract';
import { isTimeZone, phone, workingHours } from './contact-fields.ts';
import type { Field } from './field.ts';
import { furtherTexts } from './further-texts.ts';
import { categories, list, markets } from './list-fields.ts';
import { capacity, number, range, year } from './number-fields.ts';
import { country, state } from './place-fields.ts';
import { code, email, line, lines, website } from './text-fields.ts';

/** Every field of a section, each with the value that the contract gives it. */
type FieldsOf<Section extends BusinessSection> = {
  [Name in FieldName<Section>]: Field<NonNullable<BusinessFields[Name]>>;
};

const oneOf = (codes: readonly string[]) => {
  const known = new Set(codes);
  return (text: string) => known.has(text);
};

/** Where each field of the profile lies and how it is read: the one table everything about editing follows from. */
const sectionFields: { [Section in BusinessSection]: FieldsOf<Section> } = {
  general: {
    companyName: line('company_name', { isRequired: true, imported: 'company_name' }),
    shortDescription: lines('short_description', { isRequired: true, imported: 'short_description' }),
    generalDescription: lines('general_description'),
    textLanguage: code('text_language', (text, { reference }) => reference.languages.has(text)),
    textsEn: furtherTexts('en'),
    textsEs: furtherTexts('es'),
    textsIt: furtherTexts('it'),
    textsZh: furtherTexts('zh'),
    businessType: code('business_type', (text, { reference }) => reference.businessTypes.has(text), {
      isRequired: true,
      imported: 'business_type',
      marks: ['business_type'],
    }),
    categories: categories(),
    yearStablished: year('year_established'),
    totalAnnualRevenue: range('annual_revenue_min', 'annual_revenue_max'),
    totalEmployees: range('employees_min', 'employees_max', 'employees'),
    totalProductionEmployees: range('production_employees_min', 'production_employees_max'),
    productionCapacity: capacity(),
  },
  contact: {
    legalAddressEnglish: line('legal_address_english', { imported: 'legal_address_english' }),
    shippingAddressEnglish: line('shipping_address_english'),
    city: line('city', { imported: 'city' }),
    zipcode: line('zipcode'),
    country: country('country_code', { isRequired: true, imported: 'country' }),
    state: state({ country: 'country_code', state: 'state_id', stateText: 'state_text' }, 'state'),
    email: email('email'),
    website: website('website', { imported: 'website' }),
    phone: phone({ code: 'phone_country_code', number: 'phone_number' }),
    mobilePhone: phone({ code: 'mobile_phone_country_code', number: 'mobile_phone_number' }),
    timeZone: code('time_zone', isTimeZone),
    workingHours: workingHours(),
  },
  factory: {
    manufacturingFacilities: lines('manufacturing_facilities'),
    city: line('factory_city'),
    zipcode: line('factory_zipcode'),
    country: country('factory_country_code'),
    state: state({ country: 'factory_country_code', state: 'factory_state_id' }),
    factorySize: number('factory_size'),
    numberProductionLines: number('production_lines'),
    contractManufacturing: list('contract_manufacturing', oneOf(contractManufacturingCodes)),
  },
  trade: {
    markets: markets('markets'),
    spokenLanguages: list('spoken_languages', (text, { reference }) => reference.languages.has(text)),
    totalEmployeesSales: number('sales_employees'),
    averageLeadTime: number('average_lead_time_days'),
  },
  terms: {
    acceptedDeliveryTerms: list('delivery_terms', oneOf(incoterms)),
    acceptedPaymentCurrencies: list('payment_currencies', oneOf(currencies)),
    packagingTypes: list('packaging_types', oneOf(packagingTypes)),
    acceptedPaymentTypes: list('payment_types', oneOf(paymentTypes)),
  },
};

const tables = new Map<BusinessSection, ReadonlyMap<string, Field>>(
  businessSectionNames.map((section) => [section, new Map(Object.entries<Field>(sectionFields[section]))]),
);

/** The fields of a section by name, in their order. */
export function fieldsOf(section: BusinessSection): ReadonlyMap<string, Field> {
  const fields = tables.get(section);
  if (!fields) throw new TypeError(`There is no section ${section}.`);
  return fields;
}
