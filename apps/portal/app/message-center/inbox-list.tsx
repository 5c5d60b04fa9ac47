import { Button, EmptyState, ErrorNote } from '@kontor/ui';
import searching from '@kontor/ui/art/rosca-search.svg';
import waving from '@kontor/ui/art/rosca-wave.svg';
import { Trans, useLingui } from '@lingui/react/macro';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import type { ActingParty } from './acting-party.ts';
import { InboxItem } from './inbox-item.tsx';
import type { Inbox } from './use-inbox.ts';
import type { ChosenView } from './use-inbox-view.ts';
import './inbox-list.css';

interface InboxListProps {
  party: ActingParty;
  /** The conversation that is open. */
  current: string | undefined;
  inbox: Inbox;
  chosen: ChosenView;
}

/** The conversations, page by page; or why there are none. */
export function InboxList({ party, current, inbox, chosen: { view, change } }: InboxListProps) {
  const { t } = useLingui();
  const { pages, failure, isLoadingMore, loadMore, reload } = inbox;
  if (failure === 'forbidden') return <ErrorNote text={t`You cannot read the messages of this business.`} />;
  if (failure === 'failed' && !pages) return <LoadingFailed onRetry={reload} />;
  if (!pages) return <Loading lines={8} className="mc-waiting" />;
  if (pages.inquiries.length === 0) {
    if (view?.folder === 'strangers' && view.text === '' && view.filter === 'all')
      return (
        <EmptyState
          title={t`No first contacts`}
          text={t`Inquiries from new members appear here until you answer or move them.`}
          picture={waving}
        />
      );
    const isWhole = view?.text === '' && view.filter === 'all';
    return isWhole ? (
      <EmptyState
        title={t`No conversations yet`}
        text={t`Inquiries you send or receive appear here, with their answers.`}
        picture={waving}
      />
    ) : (
      <EmptyState title={t`No conversation found`} picture={searching}>
        <Button size="small" onClick={() => change({ text: '', filter: 'all' })}>
          <Trans>Show all</Trans>
        </Button>
      </EmptyState>
    );
  }
  return (
    <div className="mc-list">
      <ul>
        {pages.inquiries.map((inquiry) => (
          <InboxItem
            key={inquiry.requestID}
            inquiry={inquiry}
            slug={party.slug}
            isCurrent={inquiry.requestID === current}
          />
        ))}
      </ul>
      {pages.next === undefined ? null : (
        <div className="mc-more">
          {failure ? <p className="k-meta">{t`Error loading data`}</p> : null}
          <Button size="small" loading={isLoadingMore} onClick={() => void loadMore()}>
            <Trans>Load more</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
