import type { ReactNode } from 'react';
import type { FormNotesProps } from './form-notes-props.ts';
import { IssueSummary } from './issue-summary.tsx';
import { RestoredNote } from './restored-note.tsx';

/** The notes beside the button of a form. */
export default function LoadedFormNotes({ control, text }: FormNotesProps): ReactNode {
  return (
    <>
      {control.wasRestored ? <RestoredNote onUndo={control.reset} /> : null}
      <IssueSummary key={control.attempt} form={control.form} issues={control.issues} text={text} />
    </>
  );
}
