import { ButtonLink } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { myB2bPath } from '../my-b2b/my-b2b-address.ts';
import { myBusinessPath } from '../my-business/my-business-address.ts';
import { notificationsPath } from '../notification/notification-address.ts';
import { useSessionFact } from '../session/session-context.tsx';
import { CountedWay } from './counted-way.tsx';
import './own-start.css';

const loadMessages = () =>
  import('./watch-unread-messages.ts').then(({ watchUnreadMessages }) => watchUnreadMessages);
const loadNotifications = () =>
  import('../notification/watch-notifications.ts').then(
    ({ watchUnreadNotifications }) => watchUnreadNotifications,
  );

/** For people who are signed in: a greeting, and the ways to what is theirs, with how much of it is new. */
export function OwnStart() {
  const { t } = useLingui();
  const firstName = useSessionFact((state) => ('profile' in state ? state.profile?.firstName : undefined));
  return (
    <section className="s-for-people k-card h-own" aria-labelledby="h-own">
      <h2 id="h-own">{firstName ? t`Welcome back, ${firstName}` : t`Welcome back`}</h2>
      <ul>
        <li>
          <ButtonLink href={myB2bPath}>
            <Trans>Waiting for you</Trans>
          </ButtonLink>
        </li>
        <li>
          <CountedWay
            href="/my-messages"
            text={t`Messages`}
            nameOf={(shown) => t`Messages, ${shown} new`}
            loadWatch={loadMessages}
          />
        </li>
        <li>
          <CountedWay
            href={notificationsPath}
            text={t`Notifications`}
            nameOf={(shown) => t`Notifications, ${shown} new`}
            loadWatch={loadNotifications}
          />
        </li>
        <li>
          <ButtonLink href={myBusinessPath}>
            <Trans>My businesses</Trans>
          </ButtonLink>
        </li>
      </ul>
    </section>
  );
}
