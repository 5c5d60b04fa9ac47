import { Button, ButtonLink, EmptyState } from '@kontor/ui';
import waving from '@kontor/ui/art/rosca-wave.svg';
import { Check, Cog } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { profileHandle } from '../page-part/page-handle.ts';
import { useFailure } from '../page-part/use-failure.tsx';
import { useUndoToast } from '../page-part/use-undo-toast.ts';
import { notificationSettingsPath } from './notification-address.ts';
import { NotificationList } from './notification-list.tsx';
import { type Notifications, useNotifications } from './use-notifications.ts';
import './notifications-page.css';

export const handle = profileHandle;

export const loader = ({ context }: LoaderFunctionArgs) => ({
  meta: ownPageMeta(
    {
      title: msg`Notifications`,
      description: (portal) =>
        msg`What’s new for you on ${portal}: inquiries, messages and how they turned out.`,
    },
    context,
  ),
});

export default function NotificationsPage() {
  const { t } = useLingui();
  const notifications = useNotifications();
  const { mark, markAll, failure } = useMarking(notifications);
  const unread = notifications.pages?.unread ?? 0;
  return (
    <div className="s-page nt-page">
      <header className="nt-head">
        <div>
          <h1>{t`Notifications`}</h1>
          {/* It holds its line while they are loaded. */}
          <p className="k-meta" role="status">
            {notifications.pages ? (
              <Plural value={unread} _0="All caught up" one="One unread" other="# unread" />
            ) : (
              '\u00A0'
            )}
          </p>
        </div>
        <div className="nt-ways">
          <Button disabled={unread === 0} onClick={() => void markAll()}>
            <Check size={18} />
            <Trans>Mark all as read</Trans>
          </Button>
          <ButtonLink href={notificationSettingsPath}>
            <Cog size={18} />
            <Trans>Notification settings</Trans>
          </ButtonLink>
          {failure}
        </div>
      </header>
      <Told {...notifications} onRead={mark} />
    </div>
  );
}

function useMarking({ markRead, markUnread }: Notifications) {
  const { t } = useLingui();
  const { failure, fail, begin } = useFailure();
  const undoToast = useUndoToast();
  const say = (error: unknown) => {
    console.error('Notifications could not be marked', error);
    fail(t`Something was wrong, try again please`);
  };
  return {
    failure,
    mark(notificationID: string) {
      begin();
      void markRead([notificationID]).catch(say);
    },
    async markAll() {
      begin();
      try {
        const undo = await markRead();
        undoToast(t`All notifications are marked as read.`, () => markUnread(undo).catch(say));
      } catch (error) {
        say(error);
      }
    },
  };
}

interface ToldProps extends Notifications {
  onRead: (notificationID: string) => void;
}

function Told({ pages, failed, news, isLoadingMore, reload, showNews, loadMore, onRead }: ToldProps) {
  const { t } = useLingui();
  if (!pages && failed) return <LoadingFailed onRetry={reload} />;
  if (!pages) return <Loading />;
  return (
    <>
      {/* There from the start, so that what comes into it is read aloud. */}
      <div className="nt-news" role="status">
        {news > 0 ? (
          <Button variant="petrol" size="small" onClick={showNews}>
            <Plural value={news} one="Show one new notification" other="Show # new notifications" />
          </Button>
        ) : null}
      </div>
      {pages.notifications.length === 0 ? (
        <EmptyState
          title={t`Nothing new yet`}
          text={t`When someone writes to you or one of your businesses, you’ll see it here.`}
          picture={waving}
        />
      ) : (
        <div className="nt-list">
          <NotificationList
            notifications={pages.notifications}
            onRead={({ notificationID }) => onRead(notificationID)}
          />
          {pages.next === undefined ? null : (
            <div className="nt-more">
              {failed ? <p className="k-meta">{t`Error loading data`}</p> : null}
              <Button size="small" loading={isLoadingMore} onClick={() => void loadMore()}>
                <Trans>Load more</Trans>
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
