import {
  listBusinessTypes,
  listCountries,
  listDataSources,
  listGenders,
  listJobPositions,
  listLanguages,
  listStates,
} from '@kontor/contract';
import { anyone } from '../policy.ts';
import { type Route, route } from '../route.ts';
import { listDataSets } from './list-data-sources.ts';
import {
  presentBusinessType,
  presentCountries,
  presentGender,
  presentJobPosition,
  presentLanguage,
} from './present.ts';

export const referenceRoutes: Route[] = [
  route(
    listCountries,
    anyone,
    ({ reference, language }) => presentCountries(reference.countries.values(), language),
    { madeOf: () => ['reference'] },
  ),
  route(listStates, anyone, ({ reference }, { params }) =>
    [...reference.states.values()]
      .filter((state) => state.countryCode === params.code)
      .map(({ id, name, countryCode }) => ({ stateID: id, stateName: name, countryCode })),
  ),
  route(listGenders, anyone, ({ reference, language }) =>
    [...reference.genders.keys()].map((code) => presentGender(reference, code, language)),
  ),
  route(listLanguages, anyone, ({ reference, language }) =>
    [...reference.languages.keys()]
      .map((code) => presentLanguage(reference, code, language))
      .sort((a, b) => a.name.localeCompare(b.name, language)),
  ),
  route(listJobPositions, anyone, ({ reference, language }) =>
    [...reference.jobPositions.keys()].map((id) => presentJobPosition(reference, id, language)),
  ),
  route(listBusinessTypes, anyone, ({ reference, language }) =>
    [...reference.businessTypes.keys()].map((code) => {
      const type = presentBusinessType(reference, code, language);
      return { code: type.code, businessTypeName: type.name };
    }),
  ),
  route(listDataSources, anyone, ({ db }) => listDataSets(db)),
];
