import { type Attachment, listFileDownloads } from '@kontor/contract';
import { Button, ModalDialog } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import type { FilePlace } from './file-place.ts';
import './conversation-dialog.css';
import './message-file.css';

interface DownloadsDialogProps {
  file: Attachment;
  place: FilePlace;
  onClose: () => void;
}

/** Who of the other side confirmed and opened a file, and when; for the side that sent it. */
export default function DownloadsDialog({ file, place: { rid, bid }, onClose }: DownloadsDialogProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { fileID, name } = file;
  const { data, failed, reload } = useLoaded(listFileDownloads, { params: { rid, fileID }, query: { bid } });
  return (
    <ModalDialog className="mc-dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`}>
        <Trans>Downloads</Trans>
      </h2>
      <p className="k-meta">{name}</p>
      {failed ? <LoadingFailed onRetry={reload} /> : null}
      {data?.length === 0 ? <p>{t`Nobody has opened it yet.`}</p> : null}
      {data && data.length > 0 ? (
        <ul className="mf-reads">
          {data.map(({ action, at, firstName }) => {
            const who = firstName ?? t`Someone on the other side`;
            return (
              <li key={`${action} ${at} ${who}`}>
                <span>{action === 'confirmed' ? t`${who} confirmed` : t`${who} downloaded`}</span>
                <time className="k-meta" dateTime={at}>
                  {i18n.date(at, { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
              </li>
            );
          })}
        </ul>
      ) : null}
      {data || failed ? null : <Loading lines={3} />}
      <p className="k-meta">
        <Trans>The first download by each person each day. Only your side can see this.</Trans>
      </p>
      <div className="mc-dialog-ways">
        <Button variant="petrol" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </ModalDialog>
  );
}
