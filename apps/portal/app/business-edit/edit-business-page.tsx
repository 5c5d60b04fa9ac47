import { Note } from '@kontor/ui';
import { lazyPart } from '@kontor/web/lazy-part';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { editTabs } from '../business-manage/manage-address.ts';
import { useManagedBusiness } from '../business-manage/managed-business.ts';
import { Loading } from '../page-part/loading.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import type { PageHandle } from '../page-part/page-handle.ts';
import { useDraftOwner } from '../session/use-draft-owner.ts';
import { loadEditOptions } from './load-edit-business.server.ts';
import './edit-business.css';

export const handle: PageHandle = { rail: 'icons', withoutFooter: true };

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  options: await loadEditOptions(context),
  meta: ownPageMeta(
    {
      title: msg`Manage Profile`,
      description: (portal) =>
        msg`Edit your business page on ${portal}: what you type is saved as a draft and becomes public when you publish it.`,
    },
    context,
  ),
});

/** Its lists stay as they are from tab to tab, also while the network is away. */
export const shouldRevalidate = () => false;

const BusinessEditor = lazyPart(() => import('./business-editor.tsx'));

/** Checklist 44, 58: a profile, section by section. */
export default function EditBusinessPage() {
  const { t } = useLingui();
  const { options } = useLoaderData<typeof loader>();
  const { tab } = useParams();
  const business = useManagedBusiness();
  const owner = useDraftOwner();
  const shown = editTabs.find((each) => each === tab) ?? editTabs[0];
  const awaited = <Loading lines={8} />;
  if (business.accessLevel === 'member')
    return (
      <div className="y-closed">
        <h1>
          <Trans>Manage Profile</Trans>
        </h1>
        <Note>{t`Only owners and administrators can edit this profile. Please ask one of them.`}</Note>
      </div>
    );
  return (
    <>
      <h1>
        <Trans>Manage Profile</Trans>
      </h1>
      <Suspense fallback={awaited}>
        {owner ? (
          <BusinessEditor
            key={`${owner} ${business.businessID}`}
            owner={owner}
            business={business}
            tab={shown}
            options={options}
          />
        ) : (
          awaited
        )}
      </Suspense>
    </>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
