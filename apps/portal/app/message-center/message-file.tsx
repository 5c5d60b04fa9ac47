import { type Attachment, CallError, downloadMessageFile, revokeMessageFile } from '@kontor/contract';
import { ConfirmDialog, useToast } from '@kontor/ui';
import { Download, LockKeyhole } from '@kontor/ui/icon';
import { lazyPart } from '@kontor/web/lazy-part';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { KindTag } from '../attachment/kind-tag.tsx';
import { saveFile } from '../download/save-file.ts';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';
import { sizeText } from '../upload/size-text.ts';
import type { FilePlace } from './file-place.ts';
import { MessagePicture } from './message-picture.tsx';

const DownloadsDialog = lazyPart(() => import('./downloads-dialog.tsx'));
const ConfidentialDialog = lazyPart(() => import('./confidential-dialog.tsx'));

interface MessageFileProps {
  file: Attachment;
  isOwn: boolean;
  place: FilePlace;
  onChanged: (file: Attachment) => void;
}

/** A file of a message: got by its name; its own side also sees who has it, and withdraws it. */
export function MessageFile({ file, isOwn, place: { rid, bid }, onChanged }: MessageFileProps) {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();
  const [isBusy, setBusy] = useState(false);
  const [dialog, setDialog] = useState<'downloads' | 'withdraw' | 'confirm'>();
  const { fileID, name, bytes, kind, picture, state, isConfidential } = file;
  const input = { params: { rid, fileID }, query: { bid } };
  const isLocked = isConfidential && !isOwn && file.isConfirmed !== true;
  const close = () => setDialog(undefined);

  async function download() {
    if (isLocked) return setDialog('confirm');
    await get();
  }

  async function get() {
    begin();
    setBusy(true);
    try {
      saveFile(await call.file(downloadMessageFile, input));
    } catch (error) {
      console.error('A file could not be downloaded', error);
      const isGone = error instanceof CallError && error.status === 404;
      if (isGone) onChanged({ ...file, state: 'revoked' });
      fail(isGone ? t`This file was withdrawn.` : t`The file could not be downloaded. Try again.`);
    } finally {
      setBusy(false);
    }
  }

  async function withdraw() {
    begin();
    close();
    try {
      onChanged(await call(revokeMessageFile, input));
      toast(t`File withdrawn`, 'done');
    } catch (error) {
      console.error('A file could not be withdrawn', error);
      fail(t`An unexpected error has occurred, please try again`);
    }
  }

  if (state === 'revoked')
    return (
      <li className="mf mf-withdrawn">
        <KindTag name={name} />
        <span className="mf-text">
          <s>{name}</s>
          <small>
            <Trans>Withdrawn</Trans>
          </small>
        </span>
      </li>
    );
  return (
    <li>
      {picture && !isLocked ? (
        <MessagePicture
          name={name}
          bytes={bytes}
          picture={picture}
          load={() => call.file(downloadMessageFile, input)}
        />
      ) : null}
      <div className="mf">
        <KindTag name={name} />
        <button type="button" className="mf-text mf-name" disabled={isBusy} onClick={() => void download()}>
          <span className="k-hidden">{t`Download`} </span>
          <b>{name}</b>
          <small>
            {sizeText(bytes, i18n.locale)} · {kind.toUpperCase()}
            {isConfidential ? <> · {t`Confidential`}</> : null}
          </small>
        </button>
        {isLocked ? <LockKeyhole size={18} /> : <Download size={18} />}
      </div>
      {isOwn ? (
        <p className="mf-ways">
          <button type="button" className="mc-link" onClick={() => setDialog('downloads')}>
            <Trans>Downloads</Trans>
            <span className="k-hidden"> {name}</span>
          </button>
          <button type="button" className="mc-link" onClick={() => setDialog('withdraw')}>
            <Trans>Withdraw</Trans>
            <span className="k-hidden"> {name}</span>
          </button>
        </p>
      ) : null}
      {failure}
      {dialog === 'withdraw' ? (
        <ConfirmDialog
          title={t`Withdraw this file?`}
          text={t`Nobody will be able to open ${name} again; this cannot be undone. Anyone who has downloaded it keeps their copy.`}
          texts={{ confirm: t`Withdraw`, cancel: t`Keep` }}
          onConfirm={() => void withdraw()}
          onCancel={close}
        />
      ) : null}
      <Suspense fallback={null}>
        {dialog === 'downloads' ? <DownloadsDialog file={file} place={{ rid, bid }} onClose={close} /> : null}
        {dialog === 'confirm' ? (
          <ConfidentialDialog
            file={file}
            place={{ rid, bid }}
            onClose={close}
            onConfirmed={(confirmed) => {
              close();
              onChanged(confirmed);
              void get();
            }}
          />
        ) : null}
      </Suspense>
    </li>
  );
}
