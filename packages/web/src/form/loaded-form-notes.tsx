import type { ReactNode } from 'react';
import { IssueSummary } from './issue-summary.tsx';
import { RestoredNote } from './restored-note.tsx';
import type { FormControl } from './use-form.ts';

/** The notes beside the button of a form. */
export default function LoadedFormNotes({ control }: { control: FormControl<object, string> }): ReactNode {
  return (
    <>
      {control.wasRestored ? <RestoredNote onUndo={control.reset} /> : null}
      <IssueSummary key={control.attempt} form={control.form} issues={control.issues} />
    </>
  );
}
