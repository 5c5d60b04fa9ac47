import type { InquiryMessage } from '@kontor/contract';
import { Ban, Flag } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { MenuButton, type MenuItem } from '../../page-part/menu-button.tsx';
import { mayEnd } from '../acting-party.ts';
import { otherParty } from '../party-view.ts';
import { useSafety } from './safety-context.tsx';
import { useSafetyActions } from './use-safety-actions.ts';
import './message-menu.css';

/** What can be done about a message of the other side. */
export function MessageMenu({ message, time }: { message: InquiryMessage; time: string }) {
  const { t } = useLingui();
  const { party, inquiry, report } = useSafety();
  const { block } = useSafetyActions();
  const { id, name } = otherParty(inquiry);
  const blocking = {
    key: 'block',
    text: t`Block ${name}`,
    Icon: Ban,
    to: () => void block(),
    isDisabled: !mayEnd(party),
  };
  const items: MenuItem[] = [
    { key: 'report', text: t`Report message`, Icon: Flag, to: () => report(message.messageID) },
    ...(id === undefined || inquiry.isBlocked ? [] : [blocking]),
  ];
  return <MenuButton className="mc-message-menu" label={t`Message menu, ${time}`} items={items} />;
}
