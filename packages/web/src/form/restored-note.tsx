import { Button, Note } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import './form-notes.css';

/** Says that what was typed the last time stands in the form again, and takes it back out. */
export function RestoredNote({ onUndo }: { onUndo: () => void }) {
  return (
    <div role="status">
      <Note>
        <div className="w-restored">
          <span>
            <Trans>What you typed last time is back in the form. It is not saved yet.</Trans>
          </span>
          <Button size="small" onClick={onUndo}>
            <Trans>Undo</Trans>
          </Button>
        </div>
      </Note>
    </div>
  );
}
