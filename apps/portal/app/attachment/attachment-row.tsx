import { Button } from '@kontor/ui';
import { RotateCcw, Trash2, X } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { sizeText } from '../upload/size-text.ts';
import { KindTag } from './kind-tag.tsx';
import type { ListedFile } from './use-attachments.ts';

interface AttachmentRowProps {
  file: ListedFile;
  onRemove: () => void;
  onRetry: () => void;
}

/** A file that is to go with a message: how far it is, or why it was not taken, and what can be done. */
export function AttachmentRow({ file, onRemove, onRetry }: AttachmentRowProps) {
  const { t, i18n } = useLingui();
  const { name, bytes, stage, sent, failure, canRetry } = file;
  const size = sizeText(bytes, i18n.locale);
  const share = i18n.number(sent, { style: 'percent', maximumFractionDigits: 0 });
  const texts = {
    ready: t`${size} · ready`,
    waiting: t`${size} · waiting`,
    sending: t`${size} · uploading ${share}`,
    checking: t`${size} · being checked`,
    failed: size,
  };
  return (
    <li className="at-row">
      <KindTag name={name} isWrong={stage === 'failed'} />
      <div>
        <b>{name}</b>
        {failure ? <p className="at-failure">{failure}</p> : <p className="k-meta">{texts[stage]}</p>}
        {stage === 'sending' || stage === 'checking' ? (
          <progress
            value={stage === 'sending' ? sent : undefined}
            max={1}
            aria-label={t`Upload of ${name}`}
          />
        ) : null}
      </div>
      <div className="at-ways">
        {canRetry && stage === 'failed' ? (
          <Button size="small" variant="petrol" onClick={onRetry}>
            <RotateCcw size={18} />
            <Trans>Try again</Trans>
          </Button>
        ) : null}
        <button type="button" className="k-icon-button" aria-label={t`Remove ${name}`} onClick={onRemove}>
          {stage === 'ready' ? <Trash2 size={18} /> : <X size={18} />}
        </button>
      </div>
    </li>
  );
}
