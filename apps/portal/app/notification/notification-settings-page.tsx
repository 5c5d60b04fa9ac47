import { listMyBusinesses } from '@kontor/contract';
import { Card } from '@kontor/ui';
import { lazyPart } from '@kontor/web/lazy-part';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { profileHandle } from '../page-part/page-handle.ts';
import { useLoaded } from '../session/use-loaded.ts';
import { ChoicesTable } from './choices-table.tsx';
import { DigestTime } from './digest-time.tsx';
import { notificationsPath } from './notification-address.ts';
import { PushCard } from './push/push-card.tsx';
import { shownKinds } from './shown-kinds.ts';
import { useChoices } from './use-choices.ts';
import './notification-settings-page.css';

const BlockingLists = lazyPart(() => import('../blocking/blocking-lists.tsx'));
const ReadMarksCard = lazyPart(() => import('../read-marks/read-marks-card.tsx'));

export const handle = profileHandle;

export const loader = ({ context }: LoaderFunctionArgs) => ({
  meta: ownPageMeta(
    {
      title: msg`Notification settings`,
      description: (portal) => msg`Choose what ${portal} notifies you about, on the site and by e-mail.`,
    },
    context,
  ),
});

export default function NotificationSettingsPage() {
  const { t } = useLingui();
  const { choices, failed, reload, choose, failureOf } = useChoices();
  const mine = useLoaded(listMyBusinesses, {});
  const shown = mine.data || mine.failed ? choices : undefined;
  return (
    <div className="s-page nt-settings">
      <header>
        <p>
          <a href={notificationsPath}>
            <Trans>Notifications</Trans>
          </a>
        </p>
        <h1>{t`Notification settings`}</h1>
        <p className="k-meta">
          <Trans>Changes are saved as you make them. E-mails come in your language.</Trans>
        </p>
      </header>
      {shown ? (
        <Card>
          <ChoicesTable
            kinds={shownKinds(mine.data?.length !== 0)}
            choices={shown}
            choose={(...chosen) => void choose(...chosen)}
            failureOf={failureOf}
          />
        </Card>
      ) : failed ? (
        <LoadingFailed onRetry={reload} />
      ) : (
        <Loading />
      )}
      {shown || failed ? (
        <>
          <PushCard />
          <DigestTime />
          <Suspense>
            <ReadMarksCard />
            <BlockingLists />
          </Suspense>
        </>
      ) : null}
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
