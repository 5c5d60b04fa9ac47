import { type BusinessOfPerson, listBusinessesOfPerson } from '@kontor/contract';
import { ButtonLink, ErrorNote, Pill, SectionCard, Skeleton } from '@kontor/ui';
import { Plus } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CompanyList } from '../business/company-list.tsx';
import { viewOfCompany } from '../business/company-view.ts';
import { useRoleNames } from '../business/use-role-names.ts';
import { createBusinessPath } from '../my-business/my-business-address.ts';
import { type Loaded, useLoaded } from '../session/use-loaded.ts';

/** The businesses of whoever is signed in, with what they are there, and the way to create one (checklist 141). */
export function MyBusinesses({ userID }: { userID: string }) {
  const { t } = useLingui();
  const loaded = useLoaded(listBusinessesOfPerson, { query: { userID } });
  return (
    <SectionCard title={t`My businesses`} aside={loaded.data?.length || undefined}>
      <Listed {...loaded} />
      <p className="u-create">
        <ButtonLink href={createBusinessPath} size="small">
          <Plus size={17} />
          <Trans>Create a business page</Trans>
        </ButtonLink>
      </p>
    </SectionCard>
  );
}

function Listed({ data, failed }: Loaded<readonly BusinessOfPerson[]>): ReactNode {
  const { t } = useLingui();
  const roles = useRoleNames();
  if (failed)
    return (
      <div className="u-businesses">
        <ErrorNote text={t`Error loading data`} />
      </div>
    );
  if (data === undefined)
    return (
      <div className="u-none">
        <Skeleton lines={3} />
      </div>
    );
  if (data.length === 0)
    return (
      <p className="u-none">
        <Trans>You don't have any business registered yet.</Trans>
      </p>
    );
  return (
    <ul className="u-businesses">
      {data.map((business) => (
        <li key={business.businessID}>
          {business.accessLevel ? <Pill tone="info">{roles[business.accessLevel]}</Pill> : null}
          <CompanyList businesses={[viewOfCompany(business)]} level={3} />
        </li>
      ))}
    </ul>
  );
}
