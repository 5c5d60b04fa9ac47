import { type FilePurpose, fileKinds } from '@kontor/contract';
import { type ChangeEvent, type ReactNode, type RefObject, useRef } from 'react';

interface FileChooser {
  /** The input, which nobody sees: a button opens it. */
  input: ReactNode;
  open: () => void;
  /** Of the element around the button. */
  button: RefObject<HTMLDivElement | null>;
  /** When what the focus was on went. */
  focusButton: () => void;
  maxMegabytes: number;
}

/** Lets a file of a kind that is no picture be chosen, by a button. */
export function useFileChooser(purpose: FilePurpose, onChoose: (file: File) => void): FileChooser {
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const { types, maxBytes } = fileKinds[purpose];

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Choosing the same file again is a choice, too.
    target.value = '';
    if (file) onChoose(file);
  }

  return {
    input: (
      <input
        ref={chooser}
        type="file"
        accept={Object.keys(types).join(',')}
        hidden
        data-file={purpose}
        onChange={choose}
      />
    ),
    open: () => chooser.current?.click(),
    button,
    focusButton: () => button.current?.querySelector('button')?.focus(),
    maxMegabytes: maxBytes / 1024 / 1024,
  };
}
