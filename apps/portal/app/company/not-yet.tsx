import { Note } from '@kontor/ui';

/** What a page explains and the portal does not do yet. */
export function NotYet({ text }: { text: string }) {
  return (
    <div className="c-note">
      <Note>{text}</Note>
    </div>
  );
}
