import { ButtonLink } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { myB2bPath } from '../my-b2b/my-b2b-address.ts';
import { myBusinessPath } from '../my-business/my-business-address.ts';
import { notificationsPath } from '../notification/notification-address.ts';
import { shownCount, useCount } from '../page-part/use-count.ts';
import './own-start.css';

const loadMessages = () => import('./watch-own-counts.ts').then(({ watchMessages }) => watchMessages);
const loadNotifications = () =>
  import('./watch-own-counts.ts').then(({ watchNotifications }) => watchNotifications);

/** For people who are signed in: a greeting, and the ways to what is theirs, with how much of it is new. */
export function OwnStart() {
  const { t } = useLingui();
  const messages = shownCount(useCount(loadMessages));
  const notifications = shownCount(useCount(loadNotifications));
  return (
    <section className="s-for-people k-card h-own" aria-labelledby="h-own">
      <h2 id="h-own">{t`Welcome back`}</h2>
      <ul>
        <li>
          <ButtonLink href={myB2bPath}>
            <Trans>Waiting for you</Trans>
          </ButtonLink>
        </li>
        <li>
          <ButtonLink
            href="/my-messages"
            className="s-counted"
            aria-label={messages ? t`Messages, ${messages} new` : undefined}
          >
            <Trans>Messages</Trans>
            {messages ? <span className="s-count">{messages}</span> : null}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink
            href={notificationsPath}
            className="s-counted"
            aria-label={notifications ? t`Notifications, ${notifications} new` : undefined}
          >
            <Trans>Notifications</Trans>
            {notifications ? <span className="s-count">{notifications}</span> : null}
          </ButtonLink>
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
