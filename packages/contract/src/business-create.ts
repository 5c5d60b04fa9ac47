import { type Static, Type } from 'typebox';
import { businessLimits as limits } from './business-limits.ts';
import { defineCall } from './call.ts';
import { BusinessTypeCode, CountryCode, Uuid } from './field.ts';
import { oneLine } from './pattern.ts';
import { UploadToken } from './upload.ts';

/** A category with its industry before it, as `0006.000601`. */
const CategoryInIndustry = Type.String({ pattern: '^[0-9]{4}\\.[0-9]{6}$' });

/** Checklist 165, 238. Pictures are optional: a monogram and a drawn cover stand in. */
export const NewBusiness = Type.Object({
  companyName: Type.String({ minLength: 1, maxLength: limits.companyName, pattern: oneLine }),
  businessType: BusinessTypeCode,
  country: CountryCode,
  state: Type.Optional(
    Type.String({ maxLength: 10, description: 'ISO 3166-2; required where the country has states' }),
  ),
  categories: Type.Array(CategoryInIndustry, { minItems: 1, maxItems: limits.categories, uniqueItems: true }),
  shortDescription: Type.String({ minLength: 1, maxLength: limits.shortDescription }),
  profilePhoto: Type.Optional(UploadToken),
  coverPhoto: Type.Optional(UploadToken),
});
export type NewBusiness = Static<typeof NewBusiness>;

/** Checklist 290. */
export const createBusiness = defineCall({
  name: 'createBusiness',
  method: 'POST',
  path: 'business/profile/create',
  access: 'signed-in',
  limit: 'write',
  noun: 'business',
  isIdempotent: true,
  summary: 'Creates a business, public at once, of which the caller is the owner',
  body: NewBusiness,
  data: Type.Object({ businessID: Uuid }),
  errors: ['NotFound', 'UnsupportedMediaType', 'Conflict'],
});
