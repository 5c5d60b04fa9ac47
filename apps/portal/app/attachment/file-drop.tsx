import { Button } from '@kontor/ui';
import { Paperclip, Upload } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { ChooseFiles } from './choose-files.tsx';
import { useDrop } from './use-drop.ts';
import './file-drop.css';

interface FileDropProps {
  onFiles: (files: FileList) => void;
  /** No more may come. */
  isFull: boolean;
  place: RefObject<HTMLDivElement | null>;
}

/** Where files are dropped or chosen. */
export function FileDrop({ onFiles, isFull, place }: FileDropProps) {
  const { t } = useLingui();
  const { isOver, on } = useDrop(isFull ? undefined : onFiles);
  return (
    <div ref={place} className={isOver ? 'at-drop at-drop-over' : 'at-drop'} {...on}>
      <Upload size={20} />
      <div>
        <b>
          <Trans>Drop files here</Trans>
        </b>
        <p className="k-meta">{t`PDF, pictures, XLSX, DOCX, CSV, STEP, DXF, DWG`}</p>
      </div>
      <ChooseFiles onFiles={onFiles}>
        {(open) => (
          <Button disabled={isFull} onClick={open}>
            <Paperclip size={18} />
            <Trans>Choose files</Trans>
          </Button>
        )}
      </ChooseFiles>
    </div>
  );
}
