import { type Static, Type } from 'typebox';
import { businessLimits as limits } from './business-limits.ts';
import { defineCall } from './call.ts';
import { BusinessTypeCode, CountryCode, CountryName, Picture, Uuid } from './field.ts';
import { oneLine } from './pattern.ts';
import { NewPictureReference } from './picture-reference.ts';

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
  profilePhoto: Type.Optional(NewPictureReference),
  coverPhoto: Type.Optional(NewPictureReference),
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

/** A business somebody may be about to create a second time. */
export const LikeNamedBusiness = Type.Object({
  businessID: Uuid,
  companyName: Type.String(),
  country: CountryName,
  city: Type.Optional(Type.String()),
  website: Type.Optional(Type.String()),
  profilePhoto: Type.Optional(Picture),
  claimed: Type.Boolean({ description: 'Whether somebody owns it' }),
});
export type LikeNamedBusiness = Static<typeof LikeNamedBusiness>;

export const listLikeNamedBusinesses = defineCall({
  name: 'listLikeNamedBusinesses',
  method: 'GET',
  path: 'business/profile/like-named',
  access: 'signed-in',
  limit: 'search',
  noun: 'business',
  summary: 'Businesses whose names are like one that is about to be created, the most alike first, at most 3',
  query: Type.Object({ name: Type.String({ minLength: 3, maxLength: limits.companyName }) }),
  data: Type.Array(LikeNamedBusiness),
});
