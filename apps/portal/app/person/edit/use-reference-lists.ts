import {
  type Data,
  listBusinessTypes,
  listCountries,
  listGenders,
  listIndustries,
  listJobPositions,
  listLanguages,
  type listStates,
} from '@kontor/contract';
import { useEffect, useState } from 'react';
import { useStates } from '../../page-part/use-states.ts';
import { useSession } from '../../session/session-context.tsx';

interface CommonLists {
  countries: Data<typeof listCountries>;
  genders: Data<typeof listGenders>;
  languages: Data<typeof listLanguages>;
  jobPositions: Data<typeof listJobPositions>;
  businessTypes: Data<typeof listBusinessTypes>;
  industries: Data<typeof listIndustries>;
}

export interface ReferenceLists extends CommonLists {
  states: Data<typeof listStates>;
}

const none: CommonLists = {
  countries: [],
  genders: [],
  languages: [],
  jobPositions: [],
  businessTypes: [],
  industries: [],
};

function report(error: unknown, list: string): void {
  console.error(`The list of ${list} could not be loaded`, error);
}

/** What can be chosen from, states of the given country; a list is empty until it is loaded, or when it cannot be. */
export function useReferenceLists(country: string): ReferenceLists {
  const { call } = useSession();
  const [lists, setLists] = useState(none);

  useEffect(() => {
    const left = new AbortController();
    const options = { signal: left.signal };
    function put<Name extends keyof CommonLists>(name: Name, loading: Promise<CommonLists[Name]>) {
      loading.then(
        (rows) => setLists((now) => ({ ...now, [name]: rows })),
        (error: unknown) => left.signal.aborted || report(error, name),
      );
    }
    put('countries', call(listCountries, {}, options));
    put('genders', call(listGenders, {}, options));
    put('languages', call(listLanguages, {}, options));
    put('jobPositions', call(listJobPositions, {}, options));
    put('businessTypes', call(listBusinessTypes, {}, options));
    put('industries', call(listIndustries, {}, options));
    return () => left.abort();
  }, [call]);

  return { ...lists, states: useStates(country) ?? [] };
}
