import type { Notification } from '@kontor/contract';
import { useTimes } from '../message-center/use-times.ts';
import { NotificationItem } from './notification-item.tsx';

interface NotificationListProps {
  notifications: readonly Notification[];
  onRead: (notification: Notification) => void;
}

/** Notifications below the days they came on. */
export function NotificationList({ notifications, onRead }: NotificationListProps) {
  const { day, dayKey } = useTimes();
  return [...Map.groupBy(notifications, ({ at }) => dayKey(at))].map(([key, ofDay]) => (
    <section key={key} aria-labelledby={`nt-${key}`}>
      <h2 className="nt-day" id={`nt-${key}`}>
        {day(ofDay[0]?.at ?? '')}
      </h2>
      <ul>
        {ofDay.map((notification) => (
          <NotificationItem
            key={notification.notificationID}
            notification={notification}
            onRead={() => onRead(notification)}
          />
        ))}
      </ul>
    </section>
  ));
}
