import { CalendarPlus, CircleX, EllipsisVertical, Printer, Undo2, UserRound } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { MenuButton } from '../page-part/menu-button.tsx';
import type { MenuItem } from '../page-part/menu-item.ts';
import { useSafetyItems } from './safety/use-safety-items.ts';

interface ConversationMenuProps {
  canEnd: boolean;
  onEnd: () => void;
  /** Undefined for whoever has sent the inquiry, and once it has ended. */
  onDecline: (() => void) | undefined;
  /** Undefined where there is no buyer to look at. */
  onWatch: (() => void) | undefined;
  onFollowUp: () => void;
  /** Where the conversation is printed and saved. */
  transcript: string;
}

/** What can be done with a conversation. */
export function ConversationMenu({
  canEnd,
  onEnd,
  onDecline,
  onWatch,
  onFollowUp,
  transcript,
}: ConversationMenuProps) {
  const { t } = useLingui();
  const safety = useSafetyItems();
  const items: MenuItem[] = [
    ...(onDecline ? [{ key: 'decline', text: t`Decline with a reason`, Icon: Undo2, to: onDecline }] : []),
    { key: 'end', text: t`End Conversation`, Icon: CircleX, to: onEnd, isDisabled: !canEnd },
    ...(onWatch ? [{ key: 'watch', text: t`Watch Buyer Profile`, Icon: UserRound, to: onWatch }] : []),
    {
      key: 'follow-up',
      text: t({ message: 'Follow up', context: 'verb' }),
      Icon: CalendarPlus,
      to: onFollowUp,
    },
    { key: 'print', text: t`Print and save`, Icon: Printer, to: transcript },
    ...safety,
  ];
  return (
    <MenuButton
      className="k-icon-button"
      label={t`Conversation menu`}
      Icon={EllipsisVertical}
      items={items}
    />
  );
}
