import { Button, FieldError } from '@kontor/ui';
import { RotateCcw, X } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { sizeText } from './size-text.ts';
import type { FileUpload } from './use-file-upload.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import './file-underway.css';

interface FileUnderwayProps {
  upload: FileUpload;
  /** The focus goes back to where the file was chosen. */
  onEnd: () => void;
}

/** A file on its way: how far it is, why it failed, and what can be done about it. */
export function FileUnderway({ upload, onEnd }: FileUnderwayProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { underway, cancel, retry } = upload;
  const stage = underway && (underway.failure ? 'failed' : 'sending');
  const says = useRestoredFocus(stage, onEnd);
  if (!underway) return null;
  return (
    <div className="s-file-underway" ref={says}>
      <span>
        {underway.file.name} <small>{sizeText(underway.file.size, i18n.locale)}</small>
      </span>
      {underway.failure ? null : (
        <progress
          value={underway.saving ? undefined : underway.sent}
          max={1}
          aria-label={underway.saving ? t`Saving` : t`Sent`}
        />
      )}
      {underway.failure ? (
        <Button size="small" variant="petrol" onClick={retry}>
          <RotateCcw size={18} />
          <Trans>Try again</Trans>
        </Button>
      ) : null}
      <Button size="small" variant="quiet" onClick={cancel}>
        <X size={18} />
        <Trans>Cancel</Trans>
      </Button>
      {underway.failure ? (
        <div role="alert">
          <FieldError id={`${id}-error`} text={underway.failure} />
        </div>
      ) : null}
    </div>
  );
}
