import { Bell } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { CountedIcon } from '../page-part/counted-icon.tsx';
import { notificationsPath } from './notification-address.ts';

const loadWatch = () =>
  import('./watch-notifications.ts').then(({ watchNotifications }) => watchNotifications);

/** The way to the notifications in the top bar, with how many are unread (checklist 26). */
export function NotificationsIcon() {
  const { t } = useLingui();
  return (
    <CountedIcon
      href={notificationsPath}
      icon={Bell}
      nameOf={(shown) => (shown ? t`Notifications, ${shown} new` : t`Notifications`)}
      loadWatch={loadWatch}
    />
  );
}
