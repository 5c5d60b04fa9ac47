import { type ConnectionWith, listConnectionRequests, listConnections } from '@kontor/contract';
import { Button, EmptyState } from '@kontor/ui';
import pointing from '@kontor/ui/art/rosca-point.svg';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import type { ConnectionTab } from './connection-address.ts';
import { ConnectionItem } from './connection-item.tsx';

interface ConnectionListProps {
  tab: ConnectionTab;
  businessID: string | undefined;
  onChanged: () => void;
}

const size = 20;

/** Connections, or requests, page by page. */
export function ConnectionList({ tab, businessID, onChanged }: ConnectionListProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { failure, fail, begin } = useFailure();
  const listed = tab === 'connections' ? listConnections : listConnectionRequests;
  const query = { businessID, size, ...(tab === 'sent' && { areSent: true }) };
  const { data, failed, reload } = useLoaded(listed, { query });
  const [more, setMore] = useState<{ connections: ConnectionWith[]; next: string | undefined }>();
  const [isLoadingMore, setLoadingMore] = useState(false);
  if (failed && !data) return <LoadingFailed onRetry={reload} />;
  if (!data) return <Loading />;
  const all = [...data.connections, ...(more?.connections ?? [])];
  const next = more ? more.next : data.next;

  async function loadMore() {
    begin();
    setLoadingMore(true);
    try {
      const page = await call(listed, { query: { ...query, after: next } });
      setMore((before) => ({
        connections: [...(before?.connections ?? []), ...page.connections],
        next: page.next,
      }));
    } catch (error) {
      console.error('More connections could not be loaded', error);
      fail(t`Error loading data`);
    }
    setLoadingMore(false);
  }

  const empty = {
    connections: {
      title: t`No connections yet`,
      text: t`Press Connect on a company page or a profile. Both sides have to agree, and either can end it.`,
    },
    requests: {
      title: t`No requests awaiting an answer`,
      text: t`When someone asks to connect, you answer here. If you decline, they are not told.`,
    },
    sent: {
      title: t`You are not waiting for an answer`,
      text: t`Requests you send stay here until they are accepted or you withdraw them.`,
    },
  }[tab];
  if (all.length === 0) return <EmptyState {...empty} picture={pointing} />;
  return (
    <>
      <ul className="cn-list">
        {all.map((each) => (
          <ConnectionItem
            key={each.connection.connectionID}
            {...each}
            businessID={businessID}
            reload={() => {
              // From the first page: what changed is no longer in its place.
              setMore(undefined);
              reload();
              onChanged();
            }}
          />
        ))}
      </ul>
      {next === undefined ? null : (
        <Button size="small" loading={isLoadingMore} onClick={() => void loadMore()}>
          <Trans>Load more</Trans>
        </Button>
      )}
      {failure}
    </>
  );
}
