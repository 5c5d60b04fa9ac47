import { type Static, Type } from 'typebox';
import { BusinessPart, businessFieldNames } from './business-sections.ts';
import { Uuid } from './field.ts';

/**
 * Where a business is left out while it does not state a fact: the filter by category, the filters by what it can do and prove, the list of makers under others' labels, that
 * of products of certified makers; its cards lack it; it is not found by words of it, or below others who state it.
 */
export const businessAbsences = [
  'categoryFilter',
  'capabilityFilter',
  'privateLabelList',
  'certifiedList',
  'card',
  'searchWords',
  'searchRank',
] as const;
export type BusinessAbsence = (typeof businessAbsences)[number];

/** What counts: fields of sections, the logo, and certificates that hold. */
export const businessFactNames = [...businessFieldNames, 'profilePhoto', 'certificates'] as const;

export const BusinessCompleteness = Type.Object({
  share: Type.Number({
    description: 'Of the facts that count for its type, those that are published; 0 to 1',
  }),
  stated: Type.Integer({ description: 'How many they are' }),
  missing: Type.Array(
    Type.Object({
      section: BusinessPart,
      field: Type.Enum(businessFactNames),
      leftOutOf: Type.Array(Type.Enum(businessAbsences)),
      inDraft: Type.Boolean({ description: "Whether the caller's draft states it" }),
    }),
  ),
  expiredCertificates: Type.Array(
    Type.Object({ id: Uuid, name: Type.String(), expireDate: Type.String({ description: 'YYYY-MM-DD' }) }),
    { description: 'Each left out of searches for its name' },
  ),
});
export type BusinessCompleteness = Static<typeof BusinessCompleteness>;
