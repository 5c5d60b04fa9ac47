import {
  type Language,
  listBusinessTypes,
  listCountries,
  listGenders,
  listJobPositions,
  listLanguages,
  listStates,
  type Tag,
} from '@kontor/contract';
import type { Context } from '../context.ts';
import { type Route, route } from '../route.ts';
import {
  presentBusinessType,
  presentCountries,
  presentGender,
  presentJobPosition,
  presentLanguage,
} from './present.ts';
import type { Reference } from './reference.ts';

const fromReference = { tags: () => ['reference'] } as const satisfies { tags: () => readonly Tag[] };

type Reader = Pick<Context, 'reference' | 'language'>;

/** All of a kind of reference data, as they are shown in the language asked for. */
function presentEach<Shown>(
  { reference, language }: Reader,
  kind: 'genders' | 'languages' | 'jobPositions' | 'businessTypes',
  present: (reference: Reference, id: string, language: Language) => Shown,
): Shown[] {
  return [...reference[kind].keys()].map((id) => present(reference, id, language));
}

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
  route(listGenders, (context) => presentEach(context, 'genders', presentGender), fromReference),
  route(
    listLanguages,
    (context) =>
      presentEach(context, 'languages', presentLanguage).sort((a, b) =>
        a.name.localeCompare(b.name, context.language),
      ),
    fromReference,
  ),
  route(
    listJobPositions,
    (context) => presentEach(context, 'jobPositions', presentJobPosition),
    fromReference,
  ),
  route(
    listBusinessTypes,
    (context) =>
      presentEach(context, 'businessTypes', presentBusinessType).map(({ code, name }) => ({
        code,
        businessTypeName: name,
      })),
    fromReference,
  ),
];
