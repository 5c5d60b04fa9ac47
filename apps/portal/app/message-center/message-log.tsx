import type { Inquiry, InquiryMessage } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { lazyPart } from '@kontor/web/lazy-part';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, Suspense, useLayoutEffect, useRef } from 'react';
import { MessageBubble } from './message-bubble.tsx';
import { lastOf, lastSeen } from './order-messages.ts';
import { otherParty } from './party-view.ts';
import { notesBetween } from './team/notes-between.ts';
import type { Notes } from './team/use-notes.ts';
import { UnsentBubble } from './unsent-bubble.tsx';
import type { Sending } from './use-sending.ts';
import { useTimes } from './use-times.ts';
import { useOthersTyping } from './use-typing.ts';
import './message-log.css';

/** For businesses alone. */
const NoteBubble = lazyPart(() => import('./team/note-bubble.tsx'));

interface MessageLogProps {
  /** What people of one's own business noted. */
  notes: Notes;
  inquiry: Inquiry;
  messages: readonly InquiryMessage[];
  hasEarlier: boolean;
  loadEarlier: () => Promise<void>;
  sending: Sending;
  /** As whom one reads. */
  party: string;
  onChanged: (message: InquiryMessage) => void;
}

/** Pixels from the upper end at which earlier messages are loaded, and from the lower end at which one is taken to read the last. */
const near = 120;

/** The messages by days. New ones are shown and said where somebody reads the last; earlier ones leave what is read in its place. */
export function MessageLog(props: MessageLogProps) {
  const { notes, inquiry, messages, hasEarlier, loadEarlier, sending, party, onChanged } = props;
  const { t } = useLingui();
  const { day, dayKey } = useTimes();
  const { requestID, side, readByOthers } = inquiry;
  const isTyping = useOthersTyping(requestID, side);
  const seen = lastSeen(messages, side, readByOthers);
  const sent = lastOf(messages, side)?.messageID;
  const name = otherParty(inquiry).name || t`Former member`;
  const log = useScrollPosition(messages[0]?.messageID, sending.unsent.length);
  return (
    <div
      ref={log}
      className="mc-log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard
      tabIndex={0}
      role="log"
      aria-label={t`Messages`}
      onScroll={({ currentTarget }) => {
        if (hasEarlier && currentTarget.scrollTop < near) void loadEarlier();
      }}
    >
      {hasEarlier ? (
        <Button size="small" className="mc-earlier" onClick={() => void loadEarlier()}>
          <Trans>Earlier messages</Trans>
        </Button>
      ) : null}
      {messages.map((message, place) => {
        const before = messages[place - 1];
        const isFirstOfDay = !before || dayKey(before.datetime) !== dayKey(message.datetime);
        return (
          <Fragment key={message.messageID}>
            {isFirstOfDay ? <p className="mc-day">{day(message.datetime)}</p> : null}
            <MessageBubble
              inquiry={inquiry}
              message={message}
              mark={message.messageID === seen ? 'seen' : message.messageID === sent ? 'sent' : undefined}
              party={party}
              onChanged={onChanged}
            />
            {notesBetween(notes.notes, message, messages[place + 1]).map((note) => (
              <Suspense key={note.noteID}>
                <NoteBubble bid={party} rid={requestID} note={note} onChanged={notes.renew} />
              </Suspense>
            ))}
          </Fragment>
        );
      })}
      {sending.unsent.map((message) => (
        <UnsentBubble key={message.key} message={message} sending={sending} />
      ))}
      <p className="mc-typing">{isTyping ? t`${name} is writing…` : null}</p>
    </div>
  );
}

/**
 * Keeps the place of what is read when earlier messages come before it; whoever reads the last message, or sends one, goes on
 * to the new one.
 */
function useScrollPosition(first: string | undefined, unsent: number) {
  const log = useRef<HTMLDivElement>(null);
  const last = useRef({ first, unsent, height: 0, top: 0, isAtEnd: true });

  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const note = () => {
      last.current.top = element.scrollTop;
      last.current.height = element.scrollHeight;
      last.current.isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < near;
    };
    element.addEventListener('scroll', note, { passive: true });
    // A window or an input that changes its height leaves the last message in sight.
    const observer = new ResizeObserver(() => {
      if (last.current.isAtEnd) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', note);
      observer.disconnect();
    };
  }, []);

  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const before = last.current;
    const grown = element.scrollHeight - before.height;
    if (before.height > 0 && before.first !== first) element.scrollTop = before.top + grown;
    else if (before.isAtEnd || unsent > before.unsent) element.scrollTop = element.scrollHeight;
    last.current = { ...before, first, unsent, height: element.scrollHeight, top: element.scrollTop };
  });

  return log;
}
