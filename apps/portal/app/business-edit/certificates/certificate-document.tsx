import { Button } from '@kontor/ui';
import { Trash2, Upload } from '@kontor/ui/icon';
import { useField } from '@kontor/web/form/use-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { FileUnderway } from '../../upload/file-underway.tsx';
import { useFileChooser } from '../../upload/use-file-chooser.tsx';
import { useFileUpload } from '../../upload/use-file-upload.ts';
import { CertificatePdf } from './certificate-pdf.tsx';
import { readDocument, writeDocument } from './chosen-document.ts';

interface CertificateDocumentProps {
  /** Hears whether one is on its way. */
  onStage: (kind: 'certificate-document', stage: 'sending' | 'failed' | undefined) => void;
}

const kind = 'certificate-document';

/** The certificate as a PDF, sent at once and the certificate's when that is saved. */
export function CertificateDocument({ onStage }: CertificateDocumentProps) {
  const { t } = useLingui();
  const { value, set, error } = useField('document');
  const sent = useRef<File>(undefined);
  const hint = useId();
  const upload = useFileUpload(kind, async ({ token, url = '' }) => {
    const { name = '', size = 0 } = sent.current ?? {};
    set(writeDocument({ token, url, name, bytes: size }));
  });
  const { underway } = upload;
  const stage = underway && (underway.failure ? 'failed' : 'sending');
  useEffect(() => onStage(kind, stage), [onStage, stage]);
  const document = readDocument(String(value ?? ''));
  const { input, open, button, focusButton, maxMegabytes } = useFileChooser(kind, (file) => {
    sent.current = file;
    upload.send(file);
  });

  /** The button goes with the file. */
  function remove() {
    set('');
    focusButton();
  }

  return (
    <div className="yc-document">
      {document ? <CertificatePdf {...document} /> : null}
      <FileUnderway upload={upload} onEnd={focusButton} />
      <div className="yc-document-change" ref={button}>
        <Button size="small" disabled={stage === 'sending'} onClick={open} aria-describedby={hint}>
          <Upload size={18} />
          {document ? <Trans>Choose another PDF</Trans> : <Trans>Choose a PDF</Trans>}
        </Button>
        {document && !underway ? (
          <Button size="small" variant="quiet" onClick={remove}>
            <Trash2 size={18} />
            <Trans>Remove</Trans>
            <span className="k-hidden">: {t`PDF`}</span>
          </Button>
        ) : null}
        <small id={hint}>
          <Trans>The certificate as a PDF, max {maxMegabytes} MB. Buyers can download it.</Trans>
        </small>
      </div>
      {error ? <p className="k-field-error">{error}</p> : null}
      {input}
    </div>
  );
}
