import { listMyBusinesses, listMyInvitations, listMyJoinRequests } from '@kontor/contract';
import { ButtonLink, EmptyState, Note } from '@kontor/ui';
import pointing from '@kontor/ui/art/rosca-point.svg';
import { Plus } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import type { PageHandle } from '../page-part/page-handle.ts';
import { type Loaded, useLoaded } from '../session/use-loaded.ts';
import { createBusinessPath } from './my-business-address.ts';
import { MyBusinessItem } from './my-business-item.tsx';
import { MyInvitations } from './my-invitations.tsx';
import { MyJoinRequests } from './my-join-requests.tsx';
import { type OwnBusinesses, sortByRole } from './sort-by-role.ts';
import './my-business.css';

export const handle: PageHandle = { rail: 'icons' };

export const loader = ({ context }: LoaderFunctionArgs) => ({
  meta: ownPageMeta(
    {
      title: msg`My Business`,
      description: (portal) =>
        msg`Your businesses on ${portal}: your role in them, what buyers see of them, and how to create one.`,
    },
    context,
  ),
});

/** Checklist 68. */
export default function MyBusinessPage() {
  const { t } = useLingui();
  const loaded = useLoaded(listMyBusinesses, {});
  const invitations = useLoaded(listMyInvitations, {});
  const requests = useLoaded(listMyJoinRequests, {});
  // What waits stands above the businesses, and would push them down if it came after them.
  const isWhole = [loaded, invitations, requests].every(({ data, failed }) => data !== undefined || failed);
  const count = loaded.data?.length ?? 0;
  const [query] = useSearchParams();
  const isChoosing = query.get('membership') === 'choose-business';
  return (
    <div className="s-page">
      <header className="j-head">
        <div>
          <h1>{t`My Business`}</h1>
          {/* It holds its line while the businesses are loaded. */}
          <p className="k-meta">
            {count > 0 ? <Plural value={count} one="One business" other="# businesses" /> : '\u00A0'}
          </p>
        </div>
        {count > 0 ? <CreateLink /> : null}
      </header>
      {isChoosing ? (
        <div className="j-choosing">
          <Note>
            <p>
              <Trans>
                Choose the business to upgrade: select Membership under its name. Only its owners can buy
                packages.
              </Trans>
            </p>
          </Note>
        </div>
      ) : null}
      {isWhole ? (
        <>
          {invitations.data ? (
            <MyInvitations
              waiting={invitations.data}
              onAnswered={() => {
                invitations.reload();
                loaded.reload();
              }}
            />
          ) : null}
          {requests.data ? <MyJoinRequests requests={requests.data} reload={requests.reload} /> : null}
          <Listed {...loaded} isChoosing={isChoosing} />
        </>
      ) : (
        <Loading />
      )}
    </div>
  );
}

function CreateLink() {
  return (
    <ButtonLink href={createBusinessPath} variant="petrol">
      <Plus size={18} />
      <Trans>Create a business page</Trans>
    </ButtonLink>
  );
}

function Listed({ data, failed, reload, isChoosing }: Loaded<OwnBusinesses> & { isChoosing: boolean }) {
  const { t, i18n } = useLingui();
  if (failed) return <LoadingFailed onRetry={reload} />;
  if (data === undefined) return null;
  if (data.length === 0)
    return (
      <EmptyState
        title={t`You don't have any business registered yet.`}
        text={t`Create your company’s page: name, place, what you do. Buyers can find it right away.`}
        picture={pointing}
      >
        <CreateLink />
      </EmptyState>
    );
  return (
    <ul className="j-list">
      {sortByRole(data, i18n.locale).map((business) => (
        <MyBusinessItem key={business.businessID} business={business} isChoosing={isChoosing} />
      ))}
    </ul>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
