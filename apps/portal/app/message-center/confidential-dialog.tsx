import { type Attachment, confirmConfidentiality } from '@kontor/contract';
import { Button, ModalDialog } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';
import type { FilePlace } from './file-place.ts';
import './conversation-dialog.css';

interface ConfidentialDialogProps {
  file: Attachment;
  place: FilePlace;
  onConfirmed: (file: Attachment) => void;
  onClose: () => void;
}

/** Asks whoever opens a confidential file to confirm that it is; the sender is told that they did. */
export default function ConfidentialDialog(props: ConfidentialDialogProps) {
  const { file, place, onConfirmed, onClose } = props;
  const { t } = useLingui();
  const { call } = useSession();
  const { failure, fail, begin } = useFailure();
  const id = useId();
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    begin();
    setBusy(true);
    try {
      const params = { rid: place.rid, fileID: file.fileID };
      onConfirmed(await call(confirmConfidentiality, { params, query: { bid: place.bid } }));
    } catch (error) {
      console.error('A file could not be confirmed as confidential', error);
      fail(t`An unexpected error has occurred, please try again`);
      setBusy(false);
    }
  }

  return (
    <ModalDialog className="mc-dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`}>
        <Trans>Confidential file</Trans>
      </h2>
      <p>
        {t`The sender asks you to confirm that you will keep ${file.name} confidential. The sender can see that you have confirmed, and when.`}
      </p>
      {failure}
      <div className="mc-dialog-ways">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="petrol" loading={isBusy} onClick={() => void confirm()}>
          <Trans>Confirm and download</Trans>
        </Button>
      </div>
    </ModalDialog>
  );
}
