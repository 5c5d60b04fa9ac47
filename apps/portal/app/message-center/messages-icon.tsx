import { MessagesSquare } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { CountedIcon } from '../page-part/counted-icon.tsx';
import { useUserID } from '../session/use-user-id.ts';
import { conversationsAddress, oneself } from './message-address.ts';

const loadWatch = () => import('./watch-unread.ts').then(({ watchUnread }) => watchUnread);

/** The way to the messages in the top bar, with how many conversations hold something unread (checklist 26, 28). */
export function MessagesIcon() {
  const { t } = useLingui();
  const userID = useUserID();
  return (
    <CountedIcon
      href={conversationsAddress(userID ?? oneself)}
      icon={MessagesSquare}
      nameOf={(shown) => (shown ? t`Messages, ${shown} new` : t`Messages`)}
      loadWatch={loadWatch}
    />
  );
}
