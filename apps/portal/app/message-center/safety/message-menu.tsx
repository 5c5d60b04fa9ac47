import type { InquiryMessage } from '@kontor/contract';
import { Ban, Ellipsis, Flag } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { mayEnd } from '../acting-party.ts';
import { otherParty } from '../party-view.ts';
import { useSafety } from './safety-context.tsx';
import { useSafetyActions } from './use-safety-actions.tsx';
import '../conversation-menu.css';
import './message-menu.css';

const gap = 4;
/** Pixels a menu needs below its button. */
const height = 110;

/** What can be done about a message of the other side. */
export function MessageMenu({ message, time }: { message: InquiryMessage; time: string }) {
  const { t } = useLingui();
  const { party, inquiry, report } = useSafety();
  const { block } = useSafetyActions();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = `message-menu-${message.messageID}`;
  const { id: otherID, name } = otherParty(inquiry);

  function place() {
    const at = button.current?.getBoundingClientRect();
    const list = menu.current;
    if (!at || !list) return;
    const isLow = at.bottom + gap + height > window.innerHeight;
    list.style.top = isLow ? 'auto' : `${at.bottom + gap}px`;
    list.style.bottom = isLow ? `${window.innerHeight - at.top + gap}px` : 'auto';
    list.style.left = `${Math.max(8, Math.min(at.left, window.innerWidth - 240))}px`;
  }

  function choose(work: () => void) {
    menu.current?.hidePopover();
    work();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="mc-message-menu"
        popoverTarget={id}
        aria-label={t`Message menu, ${time}`}
        onClick={place}
      >
        <Ellipsis size={18} />
      </button>
      <div ref={menu} className="mc-menu" id={id} popover="auto">
        <button type="button" onClick={() => choose(() => report(message.messageID))}>
          <Flag size={17} />
          <Trans>Report message</Trans>
        </button>
        {otherID === undefined || inquiry.isBlocked ? null : (
          <button type="button" disabled={!mayEnd(party)} onClick={() => choose(() => void block())}>
            <Ban size={17} />
            <span>{t`Block ${name}`}</span>
          </button>
        )}
      </div>
    </>
  );
}
