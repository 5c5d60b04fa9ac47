import { Button, ErrorNote, FormNotice } from '@kontor/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { savedSearchesPath } from '../favorite/favorite-address.ts';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { profileHandle } from '../page-part/page-handle.ts';
import { changeSubscription } from './change-subscription.server.ts';
import { loadSubscription } from './load-subscription.server.ts';
import { mailWords } from './mail-words.ts';
import { notificationSettingsPath } from './notification-address.ts';
import './unsubscribe-page.css';

export const handle = profileHandle;

/** Nothing of a link stays anywhere. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export async function loader(given: LoaderFunctionArgs) {
  const subscription = await loadSubscription(given);
  const meta = ownPageMeta(
    {
      title: msg`Unsubscribe`,
      description: (portal) => msg`Stop e-mails from ${portal}. You don’t need to log in.`,
    },
    given.context,
  );
  return data({ subscription, meta }, { status: subscription ? 200 : 404 });
}

export function action(sent: ActionFunctionArgs) {
  return changeSubscription(sent);
}

/** Where the link of a mail leads that ends such mails. Opening it changes nothing: programs that check mails open links, too. */
export default function UnsubscribePage() {
  const { t } = useLingui();
  const { subscription } = useLoaderData<typeof loader>();
  return (
    <div className="s-page nt-unsubscribe">
      <h1>{t`Unsubscribe`}</h1>
      {subscription ? (
        <Subscription {...subscription} />
      ) : (
        <ErrorNote text={t`This link doesn’t work. It may have expired, or part of it may be missing.`}>
          <p>
            <Trans>
              Open the link in a more recent e-mail, or{' '}
              <a href={notificationSettingsPath}>choose your notifications</a>.
            </Trans>
          </p>
        </ErrorNote>
      )}
    </div>
  );
}

function Subscription({ mails, isEnded, isUndoable }: NonNullable<SubscriptionData>) {
  const { i18n } = useLingui();
  const isSending = useNavigation().state === 'submitting';
  const isAnswered = useActionData() !== undefined;
  // Reading goes on with the result, since the button that was pressed is gone.
  const onResult = useCallback(
    (place: HTMLElement | null) => {
      if (isAnswered) place?.focus();
    },
    [isAnswered],
  );
  const about = i18n._(mailWords[mails]);
  if (!isEnded)
    return (
      <>
        <p tabIndex={-1} ref={onResult}>
          <Trans>This link stops e-mails about {about}. Everything else stays as it is.</Trans>
        </p>
        <Form method="post">
          <Button type="submit" variant="petrol" loading={isSending}>
            <Trans>Stop these e-mails</Trans>
          </Button>
        </Form>
      </>
    );
  return (
    <FormNotice kind="ok" ref={onResult}>
      <p>
        <Trans>You won’t get any more e-mails about {about}.</Trans>
      </p>
      <p>
        {mails === 'saved-search' || mails === 'saved-searches' ? (
          <a href={savedSearchesPath}>
            <Trans>Saved searches</Trans>
          </a>
        ) : (
          <a href={notificationSettingsPath}>
            <Trans>Choose your notifications</Trans>
          </a>
        )}
      </p>
      {isUndoable ? (
        <Form method="post">
          <Button type="submit" name="undo" value="1" size="small" loading={isSending}>
            <Trans>Undo</Trans>
          </Button>
        </Form>
      ) : null}
    </FormNotice>
  );
}

type SubscriptionData = ReturnType<typeof useLoaderData<typeof loader>>['subscription'];

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
