import { IssueSummary } from './issue-summary.tsx';
import type { NotedForm } from './noted-form.ts';
import { RestoredNote } from './restored-note.tsx';

/** The notes beside the button of a form. */
export default function NotesOfForm({ typed }: { typed: NotedForm }) {
  return (
    <>
      {typed.wasRestored ? <RestoredNote onUndo={typed.reset} /> : null}
      <IssueSummary key={typed.attempt} form={typed.form} issues={typed.issues} />
    </>
  );
}
