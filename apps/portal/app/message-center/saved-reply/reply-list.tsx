import { type FilledReply, listFilledReplies } from '@kontor/contract';
import { Skeleton } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { LoadingFailed } from '../../page-part/loading-failed.tsx';
import { useLoaded } from '../../session/use-loaded.ts';
import type { ActingParty } from '../acting-party.ts';
import { inboxSettingsAddress } from '../message-address.ts';
import { matchingReplies } from './matching-replies.ts';
import './reply-list.css';

interface ReplyListProps {
  party: ActingParty;
  rid: string;
  onChoose: (reply: FilledReply) => void;
  /** Left by the keyboard: one goes on with the message. */
  onLeave: () => void;
  /** Left for something else. */
  onClose: () => void;
}

/** The saved replies of a business, found by typing (WAI-ARIA combobox with a list): arrows move, Enter takes, Escape closes. */
export default function ReplyList({ party, rid, onChoose, onLeave, onClose }: ReplyListProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const { data, failed, reload } = useLoaded(listFilledReplies, {
    params: { rid },
    query: { bid: party.id },
  });
  const replies = data && matchingReplies(data.replies, typed, i18n.locale);
  const current = replies?.[marked];

  useEffect(() => field.current?.focus(), []);

  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  // A press elsewhere closes it, as it does any menu.
  useEffect(() => {
    function pressElsewhere({ target }: PointerEvent) {
      if (target instanceof Node && !whole.current?.contains(target)) onClose();
    }
    document.addEventListener('pointerdown', pressElsewhere);
    return () => document.removeEventListener('pointerdown', pressElsewhere);
  }, [onClose]);

  function followKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const count = replies?.length ?? 0;
    if (event.key === 'Escape') onLeave();
    else if (event.key === 'ArrowDown' && count > 0) setMarked((marked + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) setMarked((marked - 1 + count) % count);
    else if (event.key === 'Enter' && current) onChoose(current);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="mc-replies" ref={whole}>
      <input
        ref={field}
        className="k-input"
        role="combobox"
        aria-label={t`Search saved replies`}
        placeholder={t`Search saved replies`}
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={true}
        aria-controls={`${id}-list`}
        aria-activedescendant={current ? `${id}-${marked}` : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setMarked(0);
        }}
        onKeyDown={followKey}
      />
      <div
        className="mc-replies-list"
        id={`${id}-list`}
        ref={list}
        role="listbox"
        aria-label={t`Saved replies`}
      >
        {replies?.map((reply, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field, which says which option is meant
          <div
            key={reply.replyID}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === marked}
            className={place === marked ? 'mc-reply mc-reply-marked' : 'mc-reply'}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(reply)}
          >
            <b>{reply.name}</b>
            <span lang={reply.language}>{reply.text}</span>
          </div>
        ))}
      </div>
      <div className="mc-replies-note" role="status">
        {data === undefined && !failed ? <Skeleton lines={2} /> : null}
        {data?.replies.length === 0 ? (
          <p>
            <Trans>No saved replies yet.</Trans>{' '}
            <a href={inboxSettingsAddress(party.slug)}>
              <Trans>Inbox settings</Trans>
            </a>
          </p>
        ) : null}
        {data && data.replies.length > 0 && replies?.length === 0 ? <p>{t`No content.`}</p> : null}
      </div>
      {failed ? <LoadingFailed onRetry={reload} /> : null}
    </div>
  );
}
