import {
  listBusinessTypes,
  listCountries,
  listGenders,
  listJobPositions,
  listLanguages,
  listStates,
  type Tag,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import {
  presentBusinessType,
  presentCountries,
  presentGender,
  presentJobPosition,
  presentLanguage,
} from './present.ts';

const fromReference = { tags: () => ['reference'] } as const satisfies { tags: () => readonly Tag[] };

export const referenceRoutes: Route[] = [
  route(
    listCountries,
    ({ reference, language }) => presentCountries(reference.countries.values(), language),
    { ...fromReference, isCached: true },
  ),
  route(
    listStates,
    ({ reference }, { params }) =>
      [...reference.states.values()]
        .filter((state) => state.countryCode === params.code)
        .map(({ id, name, countryCode }) => ({ stateID: id, stateName: name, countryCode })),
    fromReference,
  ),
  route(
    listGenders,
    ({ reference, language }) =>
      [...reference.genders.keys()].map((code) => presentGender(reference, code, language)),
    fromReference,
  ),
  route(
    listLanguages,
    ({ reference, language }) =>
      [...reference.languages.keys()]
        .map((code) => presentLanguage(reference, code, language))
        .sort((a, b) => a.name.localeCompare(b.name, language)),
    fromReference,
  ),
  route(
    listJobPositions,
    ({ reference, language }) =>
      [...reference.jobPositions.keys()].map((id) => presentJobPosition(reference, id, language)),
    fromReference,
  ),
  route(
    listBusinessTypes,
    ({ reference, language }) =>
      [...reference.businessTypes.keys()].map((code) => {
        const type = presentBusinessType(reference, code, language);
        return { code: type.code, businessTypeName: type.name };
      }),
    fromReference,
  ),
];
