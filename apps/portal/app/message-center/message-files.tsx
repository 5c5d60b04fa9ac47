import type { Attachment } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';
import type { FilePlace } from './file-place.ts';
import { MessageFile } from './message-file.tsx';
import './message-file.css';

interface MessageFilesProps {
  files: readonly Attachment[];
  isOwn: boolean;
  place: FilePlace;
  onChanged: (files: Attachment[]) => void;
}

/** The files of a message. */
export function MessageFiles({ files, isOwn, place, onChanged }: MessageFilesProps) {
  const { t } = useLingui();
  return (
    <ul className="mf-list" aria-label={t`Files`}>
      {files.map((file) => (
        <MessageFile
          key={file.fileID}
          file={file}
          isOwn={isOwn}
          place={place}
          onChanged={(changed) => onChanged(files.map((each) => (each === file ? changed : each)))}
        />
      ))}
    </ul>
  );
}
