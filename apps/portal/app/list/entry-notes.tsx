import { dayOf } from '@kontor/web/language/day';
import { useLingui } from '@lingui/react/macro';
import { viewOfAuthor } from '../author/author-view.ts';
import { usePortal } from '../session/use-portal.ts';
import type { Entry } from './entry-key.ts';

interface EntryNotesProps {
  entry: Entry;
  /** Undefined for who may only read. */
  onEdit: (() => void) | undefined;
}

/** What people of the list noted, each under their name. */
export function EntryNotes({ entry: { notes }, onEdit }: EntryNotesProps) {
  const { t, i18n } = useLingui();
  const { language } = usePortal();
  const hasOwn = notes.some(({ isOwn }) => isOwn);
  return (
    <>
      {notes.map(({ author, content, at, isOwn }) => (
        <div key={author?.userID ?? at} className="ls-note">
          <p>{content}</p>
          <p className="k-meta">
            {isOwn ? t`You` : author ? viewOfAuthor(author, i18n).name : t`Former member`},{' '}
            {dayOf(at, language)}
          </p>
        </div>
      ))}
      {onEdit ? (
        <button type="button" className="ls-edit" onClick={onEdit}>
          {hasOwn ? t`Edit note and tags` : t`Add a note`}
        </button>
      ) : null}
    </>
  );
}
