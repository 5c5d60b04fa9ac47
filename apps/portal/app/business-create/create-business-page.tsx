import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadBusinessOptions } from '../business/business-options.server.ts';
import { myBusinessPath } from '../my-business/my-business-address.ts';
import { Loading } from '../page-part/loading.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { type PageHandle, profileHandle } from '../page-part/page-handle.ts';
import { useDraftOwner } from '../session/use-draft-owner.ts';
import { CreateBusinessForm } from './create-business-form.tsx';
import './business-create.css';

export const handle: PageHandle = { ...profileHandle, within: myBusinessPath };

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  options: await loadBusinessOptions(context),
  meta: ownPageMeta(
    {
      title: msg`Create your business page`,
      description: (portal) =>
        msg`Create your company’s page on ${portal} in three short steps. It is free, and buyers can find it right away.`,
    },
    context,
  ),
});

/** Its lists stay as they are: asking for them again would cost the page, and what was typed, when the network is away. */
export const shouldRevalidate = () => false;

/** Checklist 60, 165, 238, 290, 326. */
export default function CreateBusinessPage() {
  const { options } = useLoaderData<typeof loader>();
  const owner = useDraftOwner();
  return (
    <div className="s-page f-page">
      <header>
        <h1>
          <Trans>Create your business page</Trans>
        </h1>
        <p className="k-meta">
          <Trans>
            Three short steps. The page is public as soon as you create it, and everything can be changed
            later.
          </Trans>
        </p>
      </header>
      {owner === undefined ? (
        <Loading />
      ) : (
        // The form of somebody else starts over.
        <CreateBusinessForm key={owner} owner={owner} options={options} />
      )}
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
