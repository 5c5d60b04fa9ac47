import { fileKinds } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { FileText, Trash2, Upload } from '@kontor/ui/icon';
import { useField } from '@kontor/web/form/use-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { FileUnderway } from '../../upload/file-underway.tsx';
import { sizeText } from '../../upload/size-text.ts';
import { useFileUpload } from '../../upload/use-file-upload.ts';
import { readDocument, writeDocument } from './chosen-document.ts';

interface CertificateDocumentProps {
  /** Hears whether one is on its way. */
  onStage: (kind: 'certificate-document', stage: 'sending' | 'failed' | undefined) => void;
}

const kind = 'certificate-document';
const { types, maxBytes } = fileKinds[kind];
const maxMegabytes = maxBytes / 1024 / 1024;

/** The certificate as a PDF, sent at once and the certificate's when that is saved. */
export function CertificateDocument({ onStage }: CertificateDocumentProps) {
  const { t, i18n } = useLingui();
  const { value, set, error } = useField('document');
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLDivElement>(null);
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
  const focusButton = () => button.current?.querySelector('button')?.focus();

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Choosing the same file again is a choice, too.
    target.value = '';
    if (!file) return;
    sent.current = file;
    upload.send(file);
  }

  /** The button goes with the file. */
  function remove() {
    set('');
    focusButton();
  }

  return (
    <div className="yc-document">
      {document ? (
        <p className="yc-pdf">
          <FileText size={22} />
          <span>
            <a href={document.url} target="_blank" rel="noopener">
              {document.name}
            </a>{' '}
            <small>{sizeText(document.bytes, i18n.locale)}</small>
          </span>
        </p>
      ) : null}
      <FileUnderway upload={upload} onEnd={focusButton} />
      <div className="yc-document-change" ref={button}>
        <Button
          size="small"
          disabled={stage === 'sending'}
          onClick={() => chooser.current?.click()}
          aria-describedby={hint}
        >
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
      <input
        ref={chooser}
        type="file"
        accept={Object.keys(types).join(',')}
        hidden
        data-file={kind}
        onChange={choose}
      />
    </div>
  );
}
