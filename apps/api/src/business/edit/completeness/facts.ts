import {
  type BusinessAbsence,
  type BusinessCompleteness,
  type BusinessPart,
  businessSectionNames,
} from '@kontor/contract';
import { isStated } from '../field.ts';
import type { EditedRow } from '../queries.ts';
import { fieldsOf } from '../section-fields.ts';

type FactName = BusinessCompleteness['missing'][number]['field'];

/** A fact that counts, and where a business is left out that does not state it. */
interface Fact {
  section: BusinessPart;
  field: FactName;
  leftOutOf: BusinessAbsence[];
  /** Counts for manufacturers alone. */
  ofMakers?: true;
}

/**
 * Every fact that search, a list or a card uses; what stands on the business's page alone does not count. The search document says
 * what it is found by and ranked for (`apps/api/src/search/document.ts`), the cards' view what cards show, the directory its lists:
 * `completeness.test.ts` publishes each fact and looks whether it does what is said here.
 */
export const facts: readonly Fact[] = [
  { section: 'general', field: 'categories', leftOutOf: ['categoryFilter', 'card', 'searchRank'] },
  { section: 'general', field: 'shortDescription', leftOutOf: ['card', 'searchWords', 'searchRank'] },
  { section: 'general', field: 'generalDescription', leftOutOf: ['searchWords', 'searchRank'] },
  { section: 'media', field: 'profilePhoto', leftOutOf: ['card'] },
  { section: 'general', field: 'yearStablished', leftOutOf: ['card', 'searchRank'] },
  { section: 'general', field: 'totalEmployees', leftOutOf: ['capabilityFilter', 'card', 'searchRank'] },
  { section: 'general', field: 'totalAnnualRevenue', leftOutOf: ['searchRank'] },
  { section: 'general', field: 'productionCapacity', leftOutOf: ['searchRank'], ofMakers: true },
  { section: 'contact', field: 'city', leftOutOf: ['card', 'searchWords', 'searchRank'] },
  { section: 'contact', field: 'legalAddressEnglish', leftOutOf: ['searchRank'] },
  { section: 'contact', field: 'email', leftOutOf: ['searchRank'] },
  { section: 'contact', field: 'phone', leftOutOf: ['searchRank'] },
  { section: 'contact', field: 'website', leftOutOf: ['searchRank'] },
  {
    section: 'factory',
    field: 'contractManufacturing',
    leftOutOf: ['capabilityFilter', 'privateLabelList', 'searchRank'],
    ofMakers: true,
  },
  { section: 'factory', field: 'manufacturingFacilities', leftOutOf: ['searchRank'], ofMakers: true },
  { section: 'factory', field: 'factorySize', leftOutOf: ['searchRank'], ofMakers: true },
  { section: 'factory', field: 'numberProductionLines', leftOutOf: ['searchRank'], ofMakers: true },
  { section: 'trade', field: 'markets', leftOutOf: ['searchRank'] },
  { section: 'trade', field: 'spokenLanguages', leftOutOf: ['capabilityFilter', 'searchRank'] },
  { section: 'trade', field: 'averageLeadTime', leftOutOf: ['capabilityFilter', 'searchRank'] },
  { section: 'terms', field: 'acceptedDeliveryTerms', leftOutOf: ['capabilityFilter', 'searchRank'] },
  { section: 'terms', field: 'acceptedPaymentCurrencies', leftOutOf: ['capabilityFilter', 'searchRank'] },
  { section: 'terms', field: 'acceptedPaymentTypes', leftOutOf: ['searchRank'] },
  {
    section: 'certificates',
    field: 'certificates',
    leftOutOf: ['capabilityFilter', 'certifiedList', 'searchWords', 'searchRank'],
  },
];

export function isFactStated({ section, field }: Fact, row: EditedRow): boolean {
  if (field === 'certificates') return row.holding_certificates > 0;
  if (field === 'profilePhoto') return row.profile_photo !== null;
  // An industry alone is no category.
  if (field === 'categories') return row.category_ids.length > 0;
  const of = businessSectionNames.find((name) => name === section);
  return of !== undefined && isStated(fieldsOf(of).get(field)?.valueIn(row));
}
