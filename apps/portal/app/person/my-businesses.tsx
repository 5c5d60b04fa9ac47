import { type BusinessOfPerson, listBusinessesOfPerson } from '@kontor/contract';
import { ErrorNote, Pill, SectionCard, Skeleton } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { viewOfBusiness } from '../business/business-view.ts';
import { CompanyList } from '../business/company-list.tsx';
import { useRoleNames } from '../business/use-role-names.ts';
import { useSession } from '../session/session-context.tsx';

type Loaded = readonly BusinessOfPerson[] | 'failed' | undefined;

/** The businesses of whoever is signed in, with what they are there (checklist 141). */
export function MyBusinesses({ userID }: { userID: string }) {
  const { t } = useLingui();
  const { call } = useSession();
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    const left = new AbortController();
    call(listBusinessesOfPerson, { query: { userID } }, { signal: left.signal }).then(
      (businesses) => left.signal.aborted || setLoaded(businesses),
      (error: unknown) => {
        if (left.signal.aborted) return;
        console.error('The businesses could not be loaded', error);
        setLoaded('failed');
      },
    );
    return () => left.abort();
  }, [call, userID]);

  return (
    <SectionCard
      title={t`My businesses`}
      aside={Array.isArray(loaded) && loaded.length > 0 ? loaded.length : undefined}
    >
      <Listed loaded={loaded} />
    </SectionCard>
  );
}

function Listed({ loaded }: { loaded: Loaded }): ReactNode {
  const { t } = useLingui();
  const roles = useRoleNames();
  if (loaded === undefined)
    return (
      <div className="u-none">
        <Skeleton lines={3} />
      </div>
    );
  if (loaded === 'failed')
    return (
      <div className="u-businesses">
        <ErrorNote text={t`Error loading data`} />
      </div>
    );
  if (loaded.length === 0)
    return (
      <p className="u-none">
        <Trans>You don't have any business registered yet.</Trans>
      </p>
    );
  return (
    <ul className="u-businesses">
      {loaded.map((business) => (
        <li key={business.businessID}>
          {business.accessLevel ? <Pill tone="info">{roles[business.accessLevel]}</Pill> : null}
          <CompanyList businesses={[viewOfBusiness(business)]} level={3} />
        </li>
      ))}
    </ul>
  );
}
