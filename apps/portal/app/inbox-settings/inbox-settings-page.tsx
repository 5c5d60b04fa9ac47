import { lazyPart } from '@kontor/web/lazy-part';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useManagedBusiness } from '../business-manage/managed-business.ts';
import { conversationsAddress } from '../message-center/message-address.ts';
import { Loading } from '../page-part/loading.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { profileHandle } from '../page-part/page-handle.ts';
import { loadRuleOptions } from './load-rule-options.server.ts';
import { mayManage } from './may-manage.ts';
import './inbox-settings.css';

export const handle = profileHandle;

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  options: await loadRuleOptions(context),
  meta: ownPageMeta(
    {
      title: msg`Inbox settings`,
      description: (portal) =>
        msg`How a business on ${portal} answers inquiries: saved replies, who gets which inquiry, and who is away.`,
    },
    context,
  ),
});

/** What can be chosen stays as it is. */
export const shouldRevalidate = () => false;

/** Its forms come once it stands there. */
const SettingsSections = lazyPart(() => import('./settings-sections.tsx'));

/** How the people of a business share its conversations; owners and administrators decide, the others read it. */
export default function InboxSettingsPage() {
  const { options } = useLoaderData<typeof loader>();
  const { businessID, accessLevel } = useManagedBusiness();
  const part = { businessID, canManage: mayManage(accessLevel) };
  return (
    <div className="is-page" key={businessID}>
      <header className="is-head">
        <h1>
          <Trans>Inbox settings</Trans>
        </h1>
        <p className="k-meta">
          {part.canManage ? null : (
            <>
              <Trans>
                Only owners and administrators can change these settings. You can set your own absence.
              </Trans>{' '}
            </>
          )}
          <a href={conversationsAddress(businessID)}>
            <Trans>Go to the inbox</Trans>
          </a>
        </p>
      </header>
      <Suspense fallback={<Loading lines={8} />}>
        <SettingsSections {...part} options={options} />
      </Suspense>
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
