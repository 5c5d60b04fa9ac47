import { CircleX, EllipsisVertical, Printer, Undo2, UserRound } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { SafetyItems } from './safety/safety-items.tsx';
import './conversation-menu.css';

interface ConversationMenuProps {
  canEnd: boolean;
  onEnd: () => void;
  /** Undefined for whoever has sent the inquiry, and once it has ended. */
  onDecline: (() => void) | undefined;
  /** Undefined where there is no buyer to look at. */
  onWatch: (() => void) | undefined;
  /** Where the conversation is printed and saved. */
  transcript: string;
}

const gap = 4;

/** What can be done with a conversation; below its button, above everything. */
export function ConversationMenu({ canEnd, onEnd, onDecline, onWatch, transcript }: ConversationMenuProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  function place() {
    const at = button.current?.getBoundingClientRect();
    if (!at || !menu.current) return;
    menu.current.style.top = `${at.bottom + gap}px`;
    menu.current.style.right = `${document.documentElement.clientWidth - at.right}px`;
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
        className="k-icon-button"
        popoverTarget="conversation-menu"
        aria-label={t`Conversation menu`}
        onClick={place}
      >
        <EllipsisVertical size={20} />
      </button>
      <div ref={menu} className="mc-menu" id="conversation-menu" popover="auto">
        {onDecline ? (
          <button type="button" onClick={() => choose(onDecline)}>
            <Undo2 size={17} />
            <Trans>Decline with a reason</Trans>
          </button>
        ) : null}
        <button type="button" disabled={!canEnd} onClick={() => choose(onEnd)}>
          <CircleX size={17} />
          <Trans>End Conversation</Trans>
        </button>
        {onWatch ? (
          <button type="button" onClick={() => choose(onWatch)}>
            <UserRound size={17} />
            <Trans>Watch Buyer Profile</Trans>
          </button>
        ) : null}
        <a href={transcript}>
          <Printer size={17} />
          <Trans>Print and save</Trans>
        </a>
        <SafetyItems choose={choose} />
      </div>
    </>
  );
}
