import { changeInquiryNote, deleteInquiryNote, type InquiryNote, restoreInquiryNote } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { lazyPart } from '@kontor/web/lazy-part';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useFailure } from '../../page-part/use-failure.tsx';
import { useUndoToast } from '../../page-part/use-undo-toast.ts';
import { useSession } from '../../session/session-context.tsx';
import { useDraftOwner } from '../../session/use-draft-owner.ts';
import { useTimes } from '../use-times.ts';
import './team.css';

/** Its fields are loaded with it. */
const NoteForm = lazyPart(() => import('./note-form.tsx'));

interface NoteBubbleProps {
  /** As which business one reads, and in which conversation. */
  bid: string;
  rid: string;
  note: InquiryNote;
  onChanged: () => Promise<void>;
}

/** A note between messages, marked as what nobody outside sees; its author may change and delete it. */
export default function NoteBubble({ bid, rid, note, onChanged }: NoteBubbleProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { failure, fail, begin } = useFailure();
  const undoToast = useUndoToast();
  const ownID = useDraftOwner();
  const { time } = useTimes();
  const [isEditing, setEditing] = useState(false);
  const { noteID, content, datetime, editedAt, author } = note;
  const of = { params: { rid, noteID }, query: { bid } };

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    begin();
    try {
      await work();
      await onChanged();
      return true;
    } catch (error) {
      console.error('The note could not be changed', error);
      fail(t`An unexpected error has occurred, please try again`);
      return false;
    }
  }

  async function remove() {
    if (!(await run(() => call(deleteInquiryNote, of)))) return;
    undoToast(t`Note deleted`, () => void run(() => call(restoreInquiryNote, of)));
  }

  return (
    <div className="mc-note">
      <p className="mc-note-mark">{t`Internal note, only your team sees it`}</p>
      <p className="mc-author">{author ? `${author.firstName} ${author.lastName}` : t`Former member`}</p>
      {isEditing ? (
        <Suspense>
          <NoteForm
            start={content}
            onSave={(text) => run(() => call(changeInquiryNote, { ...of, body: { content: text } }))}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      ) : (
        <p className="mc-text">{content}</p>
      )}
      <div className="mc-when">
        <time dateTime={datetime}>{time(datetime)}</time>
        {editedAt ? <span>· {t`edited`}</span> : null}
        {author?.userID === ownID && !isEditing ? (
          <>
            <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
              <Trans>Edit</Trans>
            </Button>
            <Button variant="quiet" size="small" onClick={() => void remove()}>
              <Trans>Delete</Trans>
            </Button>
          </>
        ) : null}
        {failure}
      </div>
    </div>
  );
}
