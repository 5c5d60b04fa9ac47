import { fileKinds } from '@kontor/contract';
import { type ReactNode, useRef } from 'react';

const { types } = fileKinds['inquiry-file'];
/** Endings: of drawings browsers know no types. */
const accept = [...Object.values(types), 'jpeg', 'stp'].map((ending) => `.${ending}`).join(',');

interface ChooseFilesProps {
  onFiles: (files: FileList) => void;
  /** What opens it. */
  children: (open: () => void) => ReactNode;
}

/** Files of the reader's device, chosen by a button. */
export function ChooseFiles({ onFiles, children }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        data-file="inquiry-file"
        onChange={({ target }) => {
          if (target.files) onFiles(target.files);
          // Choosing the same file again is a choice, too.
          target.value = '';
        }}
      />
    </>
  );
}
