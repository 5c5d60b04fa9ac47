import type { InquiryMessage } from '@kontor/contract';
import { Flag } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { MenuButton } from '../../page-part/menu-button.tsx';
import { useSafety } from './safety-context.tsx';
import { useSilenceItems } from './use-silence-items.ts';
import './message-menu.css';

/** What can be done about a message of the other side. */
export function MessageMenu({ message, time }: { message: InquiryMessage; time: string }) {
  const { t } = useLingui();
  const { report } = useSafety();
  const silence = useSilenceItems();
  const reporting = {
    key: 'report',
    text: t`Report message`,
    Icon: Flag,
    to: () => report(message.messageID),
  };
  return (
    <MenuButton
      className="mc-message-menu"
      label={t`Message menu, ${time}`}
      items={[reporting, ...silence]}
    />
  );
}
