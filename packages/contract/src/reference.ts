import { Type } from 'typebox';
import { defineCall } from './call.ts';
import {
  BusinessTypeCode,
  CountryCode,
  CountryName,
  DataSource,
  JobPositionName,
  LanguageName,
} from './field.ts';

const reference = { noun: 'reference', method: 'GET', access: 'anyone', limit: 'read' } as const;

/** Checklist 187: { code, countryName, emoji }, and the dial code where the country has one. */
export const listCountries = defineCall({
  ...reference,
  name: 'listCountries',
  path: 'ref-data/country',
  summary: 'All countries, ordered by name',
  data: Type.Array(Type.Intersect([CountryName, Type.Object({ dialCode: Type.Optional(Type.String()) })])),
});

/** Checklist 188: { stateID, stateName, countryCode }. */
export const listStates = defineCall({
  ...reference,
  name: 'listStates',
  path: 'ref-data/country/{code}/state',
  summary: 'The states of a country; an empty list for a country without states or an unknown code',
  params: Type.Object({ code: CountryCode }),
  data: Type.Array(
    Type.Object({ stateID: Type.String(), stateName: Type.String(), countryCode: CountryCode }),
  ),
});

export const listGenders = defineCall({
  ...reference,
  name: 'listGenders',
  path: 'ref-data/gender',
  summary: 'Genders a person may state',
  data: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
});

/** Checklist 168: { code, name, languageName }. */
export const listLanguages = defineCall({
  ...reference,
  name: 'listLanguages',
  path: 'ref-data/language',
  summary: 'Languages, ordered by name',
  data: Type.Array(LanguageName),
});

export const listJobPositions = defineCall({
  ...reference,
  name: 'listJobPositions',
  path: 'ref-data/job-position',
  summary: 'Job positions',
  data: Type.Array(JobPositionName),
});

/** Checklist 186 and 187: { code, businessTypeName }. */
export const listBusinessTypes = defineCall({
  ...reference,
  name: 'listBusinessTypes',
  path: 'ref-data/business-type',
  summary: 'The nine business types in their order',
  data: Type.Array(Type.Object({ code: BusinessTypeCode, businessTypeName: Type.String() })),
});

export const listDataSources = defineCall({
  ...reference,
  name: 'listDataSources',
  path: 'ref-data/data-source',
  summary: 'Public data sets that imported companies and demo products come from, with their licences',
  data: Type.Array(
    Type.Object({
      ...DataSource.properties,
      files: Type.Integer({ description: 'How many files of it were read' }),
      businesses: Type.Integer(),
      products: Type.Integer(),
    }),
  ),
});
