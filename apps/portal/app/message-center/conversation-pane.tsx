import type { Inquiry } from '@kontor/contract';
import { ErrorNote } from '@kontor/ui';
import { lazyPart } from '@kontor/web/lazy-part';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useDrop } from '../attachment/use-drop.ts';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useDraftOwner } from '../session/use-draft-owner.ts';
import type { ActingParty } from './acting-party.ts';
import { Composer } from './composer.tsx';
import { ContextBar, ContextColumn } from './context-column.tsx';
import { BackToInbox, ConversationHead } from './conversation-head.tsx';
import { MessageLog } from './message-log.tsx';
import { lastOf } from './order-messages.ts';
import { ConversationNotices } from './safety/conversation-notices.tsx';
import { SafetyProvider } from './safety/safety-context.tsx';
import { useNotes } from './team/use-notes.ts';
import { useComposing } from './use-composing.ts';
import { type Conversation, useConversation } from './use-conversation.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useSending } from './use-sending.ts';
import './conversation-drop.css';

/** For businesses alone. */
const TeamBar = lazyPart(() => import('./team/team-bar.tsx'));
const ConversationEnd = lazyPart(() => import('./conversation-end.tsx'));

interface ConversationPaneProps {
  party: ActingParty;
  rid: string;
  onInquiry: (inquiry: Inquiry) => void;
}

/** A conversation, with whom and about what it is: from 1200 px beside it, else above it. */
export default function ConversationPane({ party, rid, onInquiry }: ConversationPaneProps) {
  const { t } = useLingui();
  const conversation = useConversation(party.id, rid, onInquiry);
  const { inquiry, messages } = conversation;
  return (
    <>
      <section className="mc-thread" id="conversation" tabIndex={-1} aria-label={t`Conversation`}>
        {inquiry && messages ? (
          <Loaded party={party} rid={rid} inquiry={inquiry} messages={messages} conversation={conversation} />
        ) : (
          <NotLoaded party={party} conversation={conversation} />
        )}
      </section>
      {inquiry ? <ContextColumn inquiry={inquiry} /> : <aside className="mc-context" />}
    </>
  );
}

function NotLoaded({ party, conversation }: { party: ActingParty; conversation: Conversation }) {
  const { t } = useLingui();
  const { failure, renew } = conversation;
  return (
    <>
      <header className="mc-head">
        <BackToInbox slug={party.slug} />
      </header>
      <div className="mc-waiting">
        {failure === 'not-found' ? <ErrorNote text={t`This conversation does not exist.`} /> : null}
        {failure === 'failed' ? <LoadingFailed onRetry={renew} /> : null}
        {failure === undefined ? <Loading lines={8} /> : null}
      </div>
    </>
  );
}

interface LoadedProps {
  party: ActingParty;
  rid: string;
  inquiry: Inquiry;
  messages: NonNullable<Conversation['messages']>;
  conversation: Conversation;
}

function Loaded({ party, rid, inquiry, messages, conversation }: LoadedProps) {
  const { renew, add, hasEarlier, loadEarlier } = conversation;
  const sending = useSending({ party: party.id, rid, onSent: add, onRefused: () => void renew() });
  useMarkRead(party.id, rid, lastOf(messages, inquiry.side === 'S' ? 'R' : 'S'));
  const notes = useNotes(party, rid);
  const isClosed = inquiry.status === 'closed';
  const owner = useDraftOwner();
  const composing = useComposing({ owner, party: party.id, rid });
  const { isOver, on } = useDrop(isClosed || inquiry.isBlocked ? undefined : composing.attachments.add);
  return (
    <SafetyProvider party={party} inquiry={inquiry} onChanged={renew}>
      <div className="mc-drop" {...on}>
        <ConversationHead party={party} inquiry={inquiry} onChanged={renew} onSent={add} />
        <ContextBar inquiry={inquiry} />
        <ConversationNotices />
        {party.type === 'business' ? (
          <Suspense>
            <TeamBar party={party} inquiry={inquiry} notes={notes} onChanged={renew} />
          </Suspense>
        ) : null}
        <MessageLog
          notes={notes}
          inquiry={inquiry}
          messages={messages}
          hasEarlier={hasEarlier}
          loadEarlier={loadEarlier}
          sending={sending}
          party={party.id}
          onChanged={add}
        />
        {isClosed ? <ConversationEnd party={party} inquiry={inquiry} onChanged={renew} /> : null}
        {inquiry.isBlocked ? null : (
          <Composer party={party} rid={rid} isClosed={isClosed} sending={sending} composing={composing} />
        )}
        {isOver ? (
          <p className="mc-drop-over">
            <Trans>Drop files here</Trans>
          </p>
        ) : null}
      </div>
    </SafetyProvider>
  );
}
