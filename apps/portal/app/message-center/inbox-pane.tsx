import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import type { OwnBusinesses } from '../my-business/sort-by-role.ts';
import { notificationSettingsPath } from '../notification/notification-address.ts';
import type { ActingParty } from './acting-party.ts';
import { InboxList } from './inbox-list.tsx';
import { InboxTools } from './inbox-tools.tsx';
import { inboxSettingsAddress } from './message-address.ts';
import { PartyChoice } from './party-choice.tsx';
import { FolderChoice } from './safety/folder-choice.tsx';
import type { Inbox } from './use-inbox.ts';
import type { ChosenView } from './use-inbox-view.ts';
import { useUnreadCounts } from './use-unread-counts.ts';
import './inbox-pane.css';

interface InboxPaneProps {
  party: ActingParty;
  ownID: string | undefined;
  businesses: OwnBusinesses | undefined;
  inbox: Inbox;
  chosen: ChosenView;
}

/** Whose conversations these are, what of them is shown, and they themselves. */
export function InboxPane({ party, ownID, businesses, inbox, chosen }: InboxPaneProps) {
  const { t, i18n } = useLingui();
  const { rid } = useParams();
  const counts = useUnreadCounts();
  const isRefused = inbox.failure === 'forbidden';
  const unread = counts?.parties.find(({ id }) => id === party.id)?.unread ?? 0;
  return (
    <section className="mc-inbox" id="inbox" tabIndex={-1} aria-label={t`Conversations`}>
      <div className="mc-tools">
        {/* The page's heading says the same. */}
        <p className="mc-title" aria-hidden="true">
          {t`Message center`}
          {unread > 0 ? <span className="mc-count">{i18n.number(unread)}</span> : null}
        </p>
        <PartyChoice party={party} ownID={ownID} businesses={businesses} counts={counts} />
        {isRefused ? null : (
          <>
            <FolderChoice chosen={chosen} folders={inbox.folders} />
            <InboxTools isTeam={party.type === 'business'} chosen={chosen} />
          </>
        )}
      </div>
      <InboxList party={party} current={rid?.toLowerCase()} inbox={inbox} chosen={chosen} />
      {/* Not before the list, which would push it down. */}
      {inbox.pages || inbox.failure ? (
        <p className="mc-inbox-settings">
          <a href={notificationSettingsPath}>{t`Message settings`}</a>
          {party.type === 'business' && !isRefused ? (
            <a href={inboxSettingsAddress(party.slug)}>{t`Inbox settings`}</a>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}
