import type { Notification, NotificationKind } from '@kontor/contract';
import { Button } from '@kontor/ui';
import {
  AtSign,
  BadgeCheck,
  BellPlus,
  CalendarCheck,
  CircleCheck,
  Clock,
  Handshake,
  type IconComponent,
  Mail,
  MessageCircle,
  MessagesSquare,
  ShieldAlert,
  ThumbsUp,
  TriangleAlert,
  UserPlus,
  UserRound,
  UsersRound,
} from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSubject } from '../message-center/use-subject.ts';
import { useTimes } from '../message-center/use-times.ts';
import { NotificationText } from './notification-text.tsx';
import { notificationAddress } from './notification-view.ts';

const icons: Record<NotificationKind, IconComponent> = {
  'inquiry-received': Mail,
  'message-received': MessagesSquare,
  'inquiry-ended': CircleCheck,
  'first-contact': UserPlus,
  'message-warned': ShieldAlert,
  'inquiry-waiting': Clock,
  'inquiry-overdue': TriangleAlert,
  'inquiry-assigned': UserRound,
  'post-mentioned': AtSign,
  'post-liked': ThumbsUp,
  followed: BellPlus,
  'group-asked': UsersRound,
  'group-accepted': UsersRound,
  'group-invited': UsersRound,
  'group-role': UsersRound,
  'group-removed': ShieldAlert,
  'group-restored': UsersRound,
  'connection-asked': Handshake,
  'connection-accepted': Handshake,
  'comment-received': MessageCircle,
  'comment-replied': MessageCircle,
  'comment-answered': CircleCheck,
  'writing-warned': ShieldAlert,
  'writing-removed': ShieldAlert,
  'writing-published': CircleCheck,
  'membership-due': BadgeCheck,
  'follow-up-due': CalendarCheck,
};

interface NotificationItemProps {
  notification: Notification;
  onRead: () => void;
}

/** What somebody was told; its link leads to what it is about, and reads it. */
export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const { t } = useLingui();
  const { time } = useTimes();
  const subjectIn = useSubject();
  const { kind, isRead, at, to, businessID } = notification;
  const Icon = icons[kind];
  const subject = subjectIn(notification.subject);
  const ofBusiness = businessID ? t`To ${to}` : '';
  const aboutSubject = businessID ? t`“${subject}”, to ${to}` : t`“${subject}”`;
  // Its text says what it is about.
  const about = kind === 'membership-due' ? to : subject === '' ? ofBusiness : aboutSubject;
  return (
    <li className={isRead ? 'nt-item' : 'nt-item nt-unread'}>
      <span className="nt-dot">{isRead ? null : <span className="k-hidden">{t`Unread`}</span>}</span>
      <span className="nt-kind">
        <Icon size={20} />
      </span>
      <div className="nt-what">
        <p>
          <a href={notificationAddress(notification)} onClick={isRead ? undefined : onRead}>
            <NotificationText {...notification} />
          </a>
        </p>
        {about ? <p className="nt-about">{about}</p> : null}
        {isRead ? null : (
          <Button variant="quiet" size="small" onClick={onRead}>
            <Trans>Mark as read</Trans>
          </Button>
        )}
      </div>
      <time className="nt-time" dateTime={at}>
        {time(at)}
      </time>
    </li>
  );
}
