import {
  type Data,
  listBusinessTypes,
  listCountries,
  listGenders,
  listIndustries,
  listJobPositions,
  listLanguages,
} from '@kontor/contract';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/session-context.tsx';

export interface ReferenceLists {
  countries: Data<typeof listCountries>;
  genders: Data<typeof listGenders>;
  languages: Data<typeof listLanguages>;
  jobPositions: Data<typeof listJobPositions>;
  businessTypes: Data<typeof listBusinessTypes>;
  industries: Data<typeof listIndustries>;
}

const none: ReferenceLists = {
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

/** What can be chosen from; a list is empty until it is loaded, or when it cannot be. */
export function useReferenceLists(): ReferenceLists {
  const { call } = useSession();
  const [lists, setLists] = useState(none);

  useEffect(() => {
    const left = new AbortController();
    const options = { signal: left.signal };
    function put<Name extends keyof ReferenceLists>(name: Name, loading: Promise<ReferenceLists[Name]>) {
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

  return lists;
}
