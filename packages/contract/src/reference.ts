import { Type } from 'typebox';
import { defineCall } from './call.ts';
import { BusinessTypeCode, CountryCode, CountryName, JobPositionName, LanguageName } from './field.ts';

const noun = 'reference';

/** Checklist 187: { code, countryName, emoji }, and the dial code where the country has one. */
export const listCountries = defineCall({
  name: 'listCountries',
  method: 'GET',
  path: 'ref-data/country',
  access: 'anyone',
  noun,
  summary: 'All countries, ordered by name',
  data: Type.Array(Type.Intersect([CountryName, Type.Object({ dialCode: Type.Optional(Type.String()) })])),
});

/** Checklist 188: { stateID, stateName, countryCode }. */
export const listStates = defineCall({
  name: 'listStates',
  method: 'GET',
  path: 'ref-data/country/{code}/state',
  access: 'anyone',
  noun,
  summary: 'The states of a country; an empty list for a country without states or an unknown code',
  params: Type.Object({ code: CountryCode }),
  data: Type.Array(
    Type.Object({ stateID: Type.String(), stateName: Type.String(), countryCode: CountryCode }),
  ),
});

export const listGenders = defineCall({
  name: 'listGenders',
  method: 'GET',
  path: 'ref-data/gender',
  access: 'anyone',
  noun,
  summary: 'Genders a person may state',
  data: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
});

/** Checklist 168: { code, name, languageName }. */
export const listLanguages = defineCall({
  name: 'listLanguages',
  method: 'GET',
  path: 'ref-data/language',
  access: 'anyone',
  noun,
  summary: 'Languages, ordered by name',
  data: Type.Array(LanguageName),
});

export const listJobPositions = defineCall({
  name: 'listJobPositions',
  method: 'GET',
  path: 'ref-data/job-position',
  access: 'anyone',
  noun,
  summary: 'Job positions',
  data: Type.Array(JobPositionName),
});

/** Checklist 186 and 187: { code, businessTypeName }. */
export const listBusinessTypes = defineCall({
  name: 'listBusinessTypes',
  method: 'GET',
  path: 'ref-data/business-type',
  access: 'anyone',
  noun,
  summary: 'The nine business types in their order',
  data: Type.Array(Type.Object({ code: BusinessTypeCode, businessTypeName: Type.String() })),
});

export const listDataSources = defineCall({
  name: 'listDataSources',
  method: 'GET',
  path: 'ref-data/data-source',
  access: 'anyone',
  noun,
  summary: 'Public data sets that imported companies and demo products come from, with their licences',
  data: Type.Array(
    Type.Object({
      name: Type.String(),
      licence: Type.String(),
      files: Type.Integer({ description: 'How many files of it were read' }),
      businesses: Type.Integer(),
      products: Type.Integer(),
    }),
  ),
});
