import { type Static, Type } from 'typebox';
import { BusinessProfile } from './business.ts';
import { BusinessSection, businessFieldNames } from './business-sections.ts';
import { defineCall } from './call.ts';
import { ofBusiness } from './of-business.ts';

const FieldPlace = { section: BusinessSection, field: Type.Enum(businessFieldNames) };

/** A business as buyers would see it if what the caller typed were published. */
export const BusinessPreview = Type.Object({
  profile: BusinessProfile,
  unpublished: Type.Array(
    Type.Object({ ...FieldPlace, isRemoved: Type.Boolean({ description: 'Typed empty: it is not shown' }) }),
    { description: "What of the profile is the caller's draft" },
  ),
  withheld: Type.Array(Type.Object(FieldPlace), {
    description: 'Typed, but wrong as it is: the profile has what is published instead',
  }),
  savedAt: Type.Optional(Type.String({ description: 'When the latest draft was saved; ISO 8601, UTC' })),
});
export type BusinessPreview = Static<typeof BusinessPreview>;

export const getBusinessPreview = defineCall({
  ...ofBusiness,
  name: 'getBusinessPreview',
  method: 'GET',
  path: 'business/profile/{businessID}/preview',
  limit: 'read',
  summary: "A business as buyers would see it with the caller's own drafts published",
  data: BusinessPreview,
  errors: ['Forbidden', 'NotFound'],
});
