import { capabilityChoices } from '@kontor/contract';
import { wordsOf } from './capability-words.ts';

/** What a business can do and prove, as its row and those around it say. */
export interface CapabilitySource {
  contract_manufacturing: string[];
  spoken_languages: string[];
  delivery_terms: string[];
  payment_currencies: string[];
  employees_min: number | null;
  employees_max: number | null;
  /** Names of certificates that have not expired. */
  certificates: string[];
  /** How many facts are checked, and hold. */
  facts: number;
}

/** "ISO 9001:2015" and "EN ISO 9001" are certificates of iso-9001. */
function namesOf(standard: string): RegExp {
  const parts = standard.split('-').map((part) => RegExp.escape(part));
  return new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('[\\s/_-]*(?:iec[\\s/-]*)?')}(?![\\p{L}\\p{N}])`, 'iu');
}

const standards = capabilityChoices.proof.map((standard) => ({ standard, names: namesOf(standard) }));

function proofOf({ certificates, facts }: CapabilitySource): string[] {
  return [
    ...(certificates.length > 0 ? ['certificate'] : []),
    ...(facts > 0 ? ['checked-facts'] : []),
    ...standards
      .filter(({ names }) => certificates.some((name) => names.test(name)))
      .map(({ standard }) => standard),
  ];
}

/** The steps that a range of employees lies in, with one end where only one is stated. */
function employeesOf({ employees_min, employees_max }: CapabilitySource): string[] {
  const from = employees_min ?? employees_max;
  if (from === null) return [];
  const to = Math.max(from, employees_max ?? from);
  return capabilityChoices.employees.filter((step) => {
    const [first = 0, last] = step
      .split('-')
      .map((end) => (end === '' ? Number.POSITIVE_INFINITY : Number(end)));
    return from <= (last ?? first) && to >= first;
  });
}

/** Words by which a business, and what it offers, is found by what it can do. */
export function capabilitiesOfBusiness(business: CapabilitySource): string[] {
  return [
    ...wordsOf('proof', proofOf(business)),
    ...wordsOf('employees', employeesOf(business)),
    ...wordsOf('contractManufacturing', business.contract_manufacturing),
    ...wordsOf('deliveryTerm', business.delivery_terms),
    ...wordsOf('currency', business.payment_currencies),
    ...wordsOf('language', business.spoken_languages),
  ];
}

/** Those of a product alone. */
export function capabilitiesOfProduct({
  stock,
  is_priced,
}: {
  stock: boolean;
  is_priced: boolean;
}): string[] {
  return wordsOf('offer', [...(stock ? ['in-stock'] : []), ...(is_priced ? ['priced'] : [])]);
}
