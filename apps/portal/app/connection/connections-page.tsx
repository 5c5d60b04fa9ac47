import { countConnectionRequests } from '@kontor/contract';
import { Chip, Chips, Tabs } from '@kontor/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { viewOfAuthor } from '../author/author-view.ts';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { profileHandle } from '../page-part/page-handle.ts';
import { useLoaded } from '../session/use-loaded.ts';
import { type ConnectionTab, connectionsAddress, connectionTabs } from './connection-address.ts';
import { ConnectionList } from './connection-list.tsx';
import './connections-page.css';

export const handle = profileHandle;

export const loader = ({ context }: LoaderFunctionArgs) => ({
  meta: ownPageMeta(
    {
      title: msg`Connections`,
      description: (portal) =>
        msg`Who you and your businesses are connected with on ${portal}, and who has asked to connect.`,
    },
    context,
  ),
});

/** Whom one, or a business of one's own, is connected with, and the requests that wait. */
export default function ConnectionsPage() {
  const { t, i18n } = useLingui();
  const [search] = useSearchParams();
  const { data, failed, reload } = useLoaded(countConnectionRequests, {});
  const tab = connectionTabs.find((each) => each === search.get('tab')) ?? 'connections';
  const identities = (data?.identities ?? []).map(({ author, waiting }) => ({
    ...viewOfAuthor(author, i18n),
    businessID: 'businessID' in author ? author.businessID : undefined,
    waiting,
  }));
  const chosen = identities.find(({ businessID }) => businessID === search.get('as')) ?? identities[0];
  const countOf = (waiting: number) => (waiting > 0 ? `${waiting}` : undefined);
  const texts: Record<ConnectionTab, string> = {
    connections: t`Connections`,
    requests: t`Requests`,
    sent: t({ message: 'Sent', context: 'requests' }),
  };
  return (
    <div className="s-page cn-page">
      <h1>{t`Connections`}</h1>
      {failed && !data ? <LoadingFailed onRetry={reload} /> : null}
      {data || failed ? null : <Loading />}
      {chosen ? (
        <>
          {identities.length > 1 ? (
            <Chips label={t`Whose connections`}>
              {identities.map(({ id, name, businessID, waiting }) => (
                <Chip
                  key={id}
                  href={connectionsAddress(tab, businessID)}
                  current={id === chosen.id}
                  count={countOf(waiting)}
                >
                  {name}
                </Chip>
              ))}
            </Chips>
          ) : null}
          <Tabs
            label={t`Connections`}
            tabs={connectionTabs.map((key) => ({
              key,
              href: connectionsAddress(key, chosen.businessID),
              text: texts[key],
              count: key === 'requests' ? countOf(chosen.waiting) : undefined,
              current: key === tab,
            }))}
          />
          <ConnectionList
            key={`${tab} ${chosen.id}`}
            tab={tab}
            businessID={chosen.businessID}
            onChanged={reload}
          />
        </>
      ) : null}
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
