import type { BusinessCompleteness, BusinessEdit } from '@kontor/contract';
import { isStated } from '../field.ts';
import type { EditedRow } from '../queries.ts';
import { facts, isFactStated } from './facts.ts';

/** What counts for a business of its type, and what of it is stated. */
function statedFacts(row: EditedRow) {
  const counting = facts.filter(({ ofMakers }) => !ofMakers || row.business_type === 'MA');
  const missing = counting.filter((fact) => !isFactStated(fact, row));
  const stated = counting.length - missing.length;
  return { stated, missing, share: stated / counting.length };
}

export function shareStated(row: EditedRow): number {
  return statedFacts(row).share;
}

/** What is missing, where that leaves the business out, and whether a draft of the caller states it. */
export function completenessOf(row: EditedRow, sections: BusinessEdit['sections']): BusinessCompleteness {
  const { stated, missing, share } = statedFacts(row);
  const drafts = new Map(Object.entries(sections).map(([name, { draft }]) => [name, draft?.values ?? {}]));
  const inDraft = (section: string, field: string) =>
    Object.entries(drafts.get(section) ?? {}).some(([name, value]) => name === field && isStated(value));
  return {
    share,
    stated,
    missing: missing.map(({ section, field, leftOutOf }) => ({
      section,
      field,
      leftOutOf,
      inDraft: inDraft(section, field),
    })),
    expiredCertificates: row.expired_certificates.map(({ id, name, expire_date: expireDate }) => ({
      id,
      name,
      expireDate,
    })),
  };
}
