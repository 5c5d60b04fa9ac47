import { addressById, type BusinessMembers } from '@kontor/contract';
import { classes, ErrorNote } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { myBusinessPath } from '../my-business/my-business-address.ts';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import type { LoadedMembers } from './use-members.ts';
import './members.css';

interface MembersFrameProps {
  title: ReactNode;
  /** It stands in the frame of the pages in which a business is managed, which says the rest. */
  isManaged?: boolean;
  loaded: LoadedMembers;
  onRetry: () => Promise<void>;
  children: (members: BusinessMembers) => ReactNode;
}

/** Around the pages about members: the head with the business, and what stands there while nothing is loaded. */
export function MembersFrame({ title, isManaged, loaded, onRetry, children }: MembersFrameProps) {
  const { t } = useLingui();
  const members = typeof loaded === 'object' ? loaded : undefined;
  return (
    <div className={classes(!isManaged && 's-page', 'bm-page')}>
      <header className="bm-head">
        {isManaged ? null : (
          <p>
            <a href={myBusinessPath}>
              <Trans>My Business</Trans>
            </a>
          </p>
        )}
        <h1>{title}</h1>
        {members && !isManaged ? (
          <p className="k-meta">
            <a href={addressById('business', members.business.businessID)}>
              {members.business.general.companyName}
            </a>
          </p>
        ) : null}
      </header>
      {loaded === undefined ? <Loading /> : null}
      {loaded === 'refused' ? (
        <ErrorNote text={t`You do not belong to this business, or it does not exist.`} />
      ) : null}
      {loaded === 'failed' ? <LoadingFailed onRetry={() => void onRetry()} /> : null}
      {members ? children(members) : null}
    </div>
  );
}
