import {
  listBusinessTypes as listBusinessTypesCall,
  listCountries as listCountriesCall,
  listGenders as listGendersCall,
  listJobPositions as listJobPositionsCall,
  listLanguages as listLanguagesCall,
  listStates as listStatesCall,
  type Tag,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { listBusinessTypes } from './list-business-types.ts';
import { listCountries } from './list-countries.ts';
import { listGenders } from './list-genders.ts';
import { listJobPositions } from './list-job-positions.ts';
import { listLanguages } from './list-languages.ts';
import { listStates } from './list-states.ts';

const fromReference = { tags: () => ['reference'] } as const satisfies { tags: () => readonly Tag[] };

export const referenceRoutes: Route[] = [
  route(listCountriesCall, (context) => listCountries(context), { ...fromReference, isCached: true }),
  route(listStatesCall, (context, { params }) => listStates(context, params.code), fromReference),
  route(listGendersCall, (context) => listGenders(context), fromReference),
  route(listLanguagesCall, (context) => listLanguages(context), fromReference),
  route(listJobPositionsCall, (context) => listJobPositions(context), fromReference),
  route(listBusinessTypesCall, (context) => listBusinessTypes(context), fromReference),
];
