import { Button, ButtonLink, ErrorNote } from '@kontor/ui';
import { FileJson, Printer } from '@kontor/ui/icon';
import { lazyPart } from '@kontor/web/lazy-part';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { conversationAddress, oneself } from '../message-center/message-address.ts';
import { useParties } from '../message-center/use-parties.ts';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { type PageHandle, profileHandle } from '../page-part/page-handle.ts';
import { checkPath } from './transcript-address.ts';
import { useTranscript } from './use-transcript.ts';
import './transcript-page.css';

const TranscriptDocument = lazyPart(() => import('./transcript-document.tsx'));

export const handle: PageHandle = { ...profileHandle, withoutFooter: true };

export const loader = ({ context }: LoaderFunctionArgs) => ({
  meta: ownPageMeta(
    {
      title: msg`Print and save a conversation`,
      description: (portal) => msg`A whole conversation on ${portal}, to print and to save as a signed file.`,
    },
    context,
  ),
});

/** A conversation to be taken out: on paper, as PDF by the browser's print, and as a file anybody can check. */
export default function TranscriptPage() {
  const { t } = useLingui();
  const { slug = oneself, rid = '' } = useParams();
  const { party } = useParties();
  const { transcript, failure, reload, save } = useTranscript(party?.id, rid.toLowerCase());
  return (
    <div className="s-page tr-page">
      <header>
        <p className="tr-back">
          <a href={conversationAddress(slug, rid)}>
            <Trans>Back to the conversation</Trans>
          </a>
        </p>
        <h1>{t`Conversation`}</h1>
      </header>
      {transcript ? (
        <>
          <div className="tr-ways">
            <Button variant="petrol" onClick={() => print()}>
              <Printer size={18} />
              <Trans>Print or save as PDF</Trans>
            </Button>
            <Button onClick={save}>
              <FileJson size={18} />
              <Trans>Download the signed file</Trans>
            </Button>
            <ButtonLink href={checkPath}>
              <Trans>Check a file</Trans>
            </ButtonLink>
          </div>
          <p className="k-meta">
            <Trans>
              Each message carries a fingerprint of the one before it, and the last one is signed. Anyone you
              give the file to can check that nothing was changed, left out or added.
            </Trans>
          </p>
          <Suspense>
            <TranscriptDocument transcript={transcript} />
          </Suspense>
        </>
      ) : failure === undefined ? (
        <Loading lines={10} />
      ) : failure === 'not-found' ? (
        <ErrorNote text={t`This conversation does not exist.`} />
      ) : (
        <LoadingFailed onRetry={reload} />
      )}
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
