import { listBusinessTypes, listJobPositions, listStates } from '@kontor/contract';
import type { SelectOption } from '@kontor/ui';
import type { RouterContextProvider } from 'react-router';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { countries } from '../session/reference.server.ts';

export interface HelpRequestOptions {
  businessTypes: SelectOption[];
  jobPositions: SelectOption[];
  countries: SelectOption[];
  usaStates: SelectOption[];
}

/** ISO 3166-2 counts these to the United States as well; the form has the 50 states and DC (checklist 139). */
const territories = new Set(['US-AS', 'US-GU', 'US-MP', 'US-PR', 'US-UM', 'US-VI']);

/** What the form's lists offer; a list that cannot be had is empty. */
export async function loadOptions(context: Readonly<RouterContextProvider>): Promise<HelpRequestOptions> {
  const { call } = context.get(visitContext);
  const { report } = context.get(settingsContext);
  const orNone = <T>(rows: Promise<T[]>, what: string): Promise<T[]> =>
    rows.catch((error: unknown) => {
      report(error, `The list of ${what} could not be loaded`);
      return [];
    });
  const [types, positions, places, states] = await Promise.all([
    orNone(call(listBusinessTypes, {}), 'business types'),
    orNone(call(listJobPositions, {}), 'job positions'),
    orNone(countries(context), 'countries'),
    orNone(call(listStates, { params: { code: 'US' } }), 'states'),
  ]);
  return {
    businessTypes: types.map(({ code, businessTypeName }) => ({ value: code, text: businessTypeName })),
    jobPositions: positions.map(({ jobPositionID, name }) => ({ value: jobPositionID, text: name })),
    countries: places.map(({ code, countryName }) => ({ value: code, text: countryName })),
    usaStates: states
      .filter(({ stateID }) => !territories.has(stateID))
      .map(({ stateID, stateName }) => ({ value: stateID, text: stateName })),
  };
}
