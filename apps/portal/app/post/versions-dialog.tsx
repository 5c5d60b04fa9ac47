import { listPostVersions } from '@kontor/contract';
import { Button, ModalDialog } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { usePostTime } from './use-post-time.ts';
import './post-dialog.css';

/** What a post said before it was edited. */
export default function VersionsDialog({ postID, onClose }: { postID: string; onClose: () => void }) {
  const id = useId();
  const time = usePostTime();
  const { data, failed, reload } = useLoaded(listPostVersions, { params: { postID } });
  return (
    <ModalDialog className="po-dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`}>
        <Trans>Earlier versions</Trans>
      </h2>
      {failed ? <LoadingFailed onRetry={reload} /> : null}
      {data || failed ? null : <Loading />}
      {data?.versions.map(({ content, until }) => (
        <section key={until} className="po-version">
          <h3>
            <Trans>Until {time(until)}</Trans>
          </h3>
          <p className="po-text">{content}</p>
        </section>
      ))}
      <div className="po-dialog-ways">
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </ModalDialog>
  );
}
