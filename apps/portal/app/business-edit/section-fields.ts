import type { BusinessSection, FieldName } from '@kontor/contract';

/** The fields of each section in the order in which they stand. The contract's own table consists of schemas, which no browser needs. */
export const sectionFields = {
  general: [
    'companyName',
    'yearStablished',
    'shortDescription',
    'generalDescription',
    'textLanguage',
    'textsEn',
    'textsEs',
    'textsIt',
    'textsZh',
    'businessType',
    'categories',
    'totalEmployees',
    'totalProductionEmployees',
    'totalAnnualRevenue',
    'productionCapacity',
  ],
  contact: [
    'legalAddressEnglish',
    'shippingAddressEnglish',
    'city',
    'zipcode',
    'country',
    'state',
    'phone',
    'mobilePhone',
    'email',
    'website',
    'timeZone',
    'workingHours',
  ],
  factory: [
    'manufacturingFacilities',
    'city',
    'zipcode',
    'country',
    'state',
    'factorySize',
    'numberProductionLines',
    'contractManufacturing',
  ],
  trade: ['markets', 'spokenLanguages', 'totalEmployeesSales', 'averageLeadTime'],
  terms: ['acceptedDeliveryTerms', 'acceptedPaymentCurrencies', 'packagingTypes', 'acceptedPaymentTypes'],
} as const satisfies { readonly [Section in BusinessSection]: readonly FieldName<Section>[] };

/** The sections whose fields are typed, in their order. */
export const sections = Object.keys(sectionFields) as BusinessSection[];
