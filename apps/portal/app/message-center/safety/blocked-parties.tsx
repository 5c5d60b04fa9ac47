import { type BlockedParty, listBlockedParties, unblockParty } from '@kontor/contract';
import { Button, Card, useToast } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Loading } from '../../page-part/loading.tsx';
import { LoadingFailed } from '../../page-part/loading-failed.tsx';
import { useFailure } from '../../page-part/use-failure.tsx';
import { useSession } from '../../session/session-context.tsx';
import { useLoaded } from '../../session/use-loaded.ts';
import { usePortal } from '../../session/use-portal.ts';
import { viewOfParty } from '../party-view.ts';

interface BlockedPartiesProps {
  /** Whose list it is: a business, or oneself. */
  partyID: string;
  heading: string;
  /** Of a business its owners and administrators may. */
  mayUnblock: boolean;
}

const pageSize = 25;

/** Whom one, or a business of one's own, lets write no more, with the way back. */
export function BlockedParties({ partyID, heading, mayUnblock }: BlockedPartiesProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();
  // Where it is said that something failed: of whom, or of more of them.
  const [tried, setTried] = useState<string>();
  const query = { bid: partyID, size: pageSize };
  const { data, failed, reload } = useLoaded(listBlockedParties, { query });
  const [more, setMore] = useState<{ blocked: BlockedParty[]; next: string | undefined }>();
  const [unblocked, setUnblocked] = useState<ReadonlySet<string>>(new Set());
  const [isLoadingMore, setLoadingMore] = useState(false);
  const next = more ? more.next : data?.next;
  const all = [...(data?.blocked ?? []), ...(more?.blocked ?? [])].filter(
    ({ party }) => !unblocked.has(party.id ?? ''),
  );

  async function unblock(id: string, name: string) {
    begin();
    setTried(id);
    try {
      await call(unblockParty, { params: { partyID: id }, query: { bid: partyID } });
      setUnblocked((before) => new Set([...before, id]));
      toast(t`${name} can write to you again`, 'done');
    } catch (error) {
      console.error('Somebody could not be unblocked', error);
      fail(t`An unexpected error has occurred, please try again`);
    }
  }

  async function loadMore() {
    begin();
    setTried('more');
    setLoadingMore(true);
    try {
      const page = await call(listBlockedParties, { query: { ...query, after: next } });
      setMore((before) => ({ blocked: [...(before?.blocked ?? []), ...page.blocked], next: page.next }));
    } catch (error) {
      console.error('More of those blocked could not be loaded', error);
      fail(t`Error loading data`);
    }
    setLoadingMore(false);
  }

  return (
    <Card padded>
      <h3>{heading}</h3>
      {failed && !data ? <LoadingFailed onRetry={reload} /> : null}
      {data || failed ? null : <Loading lines={2} />}
      {data && all.length === 0 ? (
        <p className="k-meta">
          <Trans>Nobody is blocked.</Trans>
        </p>
      ) : null}
      <ul className="mc-blocked">
        {all.map((blocked) => (
          <Blocked
            key={blocked.party.id}
            blocked={blocked}
            failure={tried === blocked.party.id ? failure : null}
            unblock={mayUnblock ? (id, name) => void unblock(id, name) : undefined}
          />
        ))}
      </ul>
      {next === undefined ? null : (
        <Button size="small" loading={isLoadingMore} onClick={() => void loadMore()}>
          <Trans>Load more</Trans>
        </Button>
      )}
      {tried === 'more' ? failure : null}
    </Card>
  );
}

interface BlockedProps {
  blocked: BlockedParty;
  /** Why they were not unblocked. */
  failure: ReactNode;
  unblock: ((id: string, name: string) => void) | undefined;
}

function Blocked({ blocked: { party, since }, failure, unblock }: BlockedProps) {
  const { t } = useLingui();
  const { language } = usePortal();
  const { name, picture } = viewOfParty(party);
  const { id } = party;
  const day = dayOf(since, language);
  return (
    <li>
      <img className="mc-photo" src={picture} width="44" height="44" alt="" />
      <span>
        <b>{name || t`Former member`}</b>
        <small className="k-meta">{t`Blocked on ${day}`}</small>
      </span>
      {id === undefined || !unblock ? null : (
        <Button size="small" aria-label={t`Unblock ${name}`} onClick={() => unblock(id, name)}>
          <Trans>Unblock</Trans>
        </Button>
      )}
      {failure}
    </li>
  );
}
