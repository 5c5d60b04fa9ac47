import type { BusinessCard, BusinessProfile, Language } from '@kontor/contract';
import { presentCountry, presentNode, presentState } from '../reference/present.ts';
import { nameIn, type Reference } from '../reference/reference.ts';
import { presentFile } from '../upload/file-of.ts';
import { presentPicture } from '../upload/present-picture.ts';
import { presentSourceOf } from './data-source/present-source.ts';
import { presentGeneral, presentIdentity, rangeOf } from './present-card.ts';
import { presentCertificate } from './present-certificate.ts';
import { presentTexts } from './present-texts.ts';
import type { BusinessProfileRow } from './queries.ts';
import { certificateAddress } from './serve-certificates.ts';

function presentPhone(countryCode: string | null, number: string | null) {
  return number === null ? undefined : { countryCode: countryCode ?? undefined, businessPhoneNumber: number };
}

function presentHours({ working_days: days, opens_at: from, closes_at: to }: BusinessProfileRow) {
  return days.length === 0 || from === null || to === null ? undefined : { days, from, to };
}

/** Those below its categories, all of them derived by a rule, and the mark that says so. */
function presentSubCategories(
  { subcategory_ids, category_ids }: BusinessProfileRow,
  { classifiedByKontor }: BusinessCard['general'],
  reference: Reference,
  language: Language,
): Pick<BusinessProfile['general'], 'subCategories' | 'classifiedByKontor'> {
  const within = subcategory_ids.filter((id) => category_ids.includes(id.slice(0, 6)));
  if (within.length === 0) return { classifiedByKontor };
  return {
    subCategories: within.map((id) => presentNode(reference, id, language)),
    classifiedByKontor: [...classifiedByKontor, 'subCategories'],
  };
}

function named(values: string[]) {
  return values.map((name) => ({ name }));
}

function presentContactInfo(row: BusinessProfileRow, reference: Reference, language: Language) {
  return {
    legalAddressEnglish: row.legal_address_english ?? undefined,
    shippingAddressEnglish: row.shipping_address_english ?? undefined,
    city: row.city ?? undefined,
    zipcode: row.zipcode ?? undefined,
    country: presentCountry(reference, row.country_code, language),
    state: presentState(reference, row.state_id, row.state_text),
    email: row.email ?? undefined,
    website: row.website ?? undefined,
    phone: presentPhone(row.phone_country_code, row.phone_number),
    mobilePhone: presentPhone(row.mobile_phone_country_code, row.mobile_phone_number),
    timeZone: row.time_zone ?? undefined,
    workingHours: presentHours(row),
  };
}

function presentFactory(row: BusinessProfileRow, reference: Reference, language: Language) {
  const country = row.factory_country_code;
  return {
    manufacturingFacilities: row.manufacturing_facilities ?? undefined,
    city: row.factory_city ?? undefined,
    zipcode: row.factory_zipcode ?? undefined,
    country: country === null ? undefined : presentCountry(reference, country, language),
    state: presentState(reference, row.factory_state_id, null),
    factorySize: row.factory_size ?? undefined,
    numberProductionLines: row.production_lines ?? undefined,
    contractManufacturing: row.contract_manufacturing,
  };
}

function presentTradeCapabilities(row: BusinessProfileRow, reference: Reference, language: Language) {
  return {
    markets: row.markets.map((code) => ({
      code,
      name: presentCountry(reference, code, language).countryName,
    })),
    spokenLanguages: row.spoken_languages.map((code) => {
      const spoken = reference.languages.get(code);
      return { code, name: spoken ? nameIn(spoken.names, language) : code };
    }),
    totalEmployeesSales: row.sales_employees ?? undefined,
    averageLeadTime: row.average_lead_time_days ?? undefined,
  };
}

function presentPublicCertificate(row: BusinessProfileRow['certificates'][number]) {
  return {
    ...presentCertificate(row),
    document: row.document ? { url: certificateAddress(row.id), bytes: row.document.bytes ?? 0 } : undefined,
  };
}

function presentFact(row: BusinessProfileRow['facts'][number]) {
  return {
    fact: row.fact,
    method: row.method,
    checkedBy: row.checked_by,
    checkedAt: new Date(row.checked_at).toISOString(),
    expiresAt: new Date(row.expires_at).toISOString(),
  };
}

/** The whole profile (checklist 158–164). */
export function presentBusinessProfile(
  row: BusinessProfileRow,
  reference: Reference,
  language: Language,
): BusinessProfile {
  const capacity = rangeOf(row.production_capacity_min, row.production_capacity_max);
  const general = presentGeneral(row, reference, language);
  return {
    ...presentIdentity(row),
    general: {
      ...general,
      ...presentSubCategories(row, general, reference, language),
      ...presentTexts(row, reference, language),
      totalAnnualRevenue: rangeOf(row.annual_revenue_min, row.annual_revenue_max),
      totalProductionEmployees: rangeOf(row.production_employees_min, row.production_employees_max),
      productionCapacity: capacity && {
        ...capacity,
        unit: row.production_capacity_unit ?? undefined,
        period: row.production_capacity_period ?? undefined,
      },
      coverPhoto: presentPicture(row.cover_photo),
      video: row.video ? presentFile(row.video) : undefined,
    },
    contactInfo: presentContactInfo(row, reference, language),
    factory: presentFactory(row, reference, language),
    tradeCapabilities: presentTradeCapabilities(row, reference, language),
    businessTerms: {
      acceptedDeliveryTerms: named(row.delivery_terms),
      acceptedPaymentCurrencies: named(row.payment_currencies),
      packagingTypes: named(row.packaging_types),
      acceptedPaymentTypes: named(row.payment_types),
    },
    certificates: row.certificates.map(presentPublicCertificate),
    verifiedFacts: row.facts.map(presentFact),
    confirmedOn: row.confirmed_on,
    source: presentSourceOf(row),
  };
}
