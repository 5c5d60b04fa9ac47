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
import { presentBusinessType, presentCountries, presentJobPosition } from './present.ts';
import { nameIn } from './reference.ts';

export const referenceRoutes: Route[] = [
  route(
    listCountries,
    anyone,
    ({ reference, language }) => presentCountries(reference.countries.values(), language),
    () => ['reference'],
  ),
  route(listStates, anyone, ({ reference }, { params }) =>
    [...reference.states.values()]
      .filter((state) => state.countryCode === params.code)
      .map(({ id, name, countryCode }) => ({ stateID: id, stateName: name, countryCode })),
  ),
  route(listGenders, anyone, ({ reference, language }) =>
    reference.genders.map(({ code, names }) => ({ code, name: nameIn(names, language) })),
  ),
  route(listLanguages, anyone, ({ reference, language }) =>
    [...reference.languages.values()]
      .map(({ code, names, nativeName }) => ({
        code,
        name: nameIn(names, language),
        languageName: nativeName,
      }))
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
