import {
  completeFollowUp,
  deleteFollowUp,
  downloadFollowUp,
  editFollowUp,
  type FollowUp,
  reopenFollowUp,
  restoreFollowUp,
} from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { CalendarDays, CalendarPlus, Check, Download, Folder, Pencil, Trash2 } from '@kontor/ui/icon';
import { lazyPart } from '@kontor/web/lazy-part';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { saveFile } from '../download/save-file.ts';
import { useDoing } from '../list/use-doing.ts';
import { MenuButton } from '../page-part/menu-button.tsx';
import { useUndoToast } from '../page-part/use-undo-toast.ts';
import { useSession } from '../session/session-context.tsx';
import { addDays, ownToday } from './own-day.ts';
import { useDayText } from './use-day-text.ts';
import { useSubjectView } from './use-subject-view.ts';

const EditFollowUp = lazyPart(() => import('./edit-follow-up.tsx'));

interface FollowUpRowProps {
  row: FollowUp;
  isDue: boolean;
  onChanged: (row: FollowUp) => void;
  /** It is done, or deleted. */
  onGone: (isDone: boolean) => void;
  /** That was taken back. */
  onBack: (wasDone: boolean) => void;
}

/** A follow-up with the way to what it is about, and what can be done with it. */
export function FollowUpRow({ row, isDue, onChanged, onGone, onBack }: FollowUpRowProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const undoToast = useUndoToast();
  const { isBusy, failure, run } = useDoing();
  const dayText = useDayText();
  const [isEditing, setEditing] = useState(false);
  const { name, href, picture } = useSubjectView()(row.subject);
  const { day, note } = row;
  const params = { followUpID: row.followUpID };

  /** The row may be gone by now: what goes wrong is said as what was done was. */
  async function undo(work: () => Promise<unknown>) {
    try {
      await work();
    } catch (error) {
      console.error('What was done with a follow-up could not be taken back', error);
      toast(t`Something was wrong, try again please`, 'failed');
    }
  }

  async function complete() {
    if (!(await run(() => call(completeFollowUp, { params })))) return;
    onGone(true);
    undoToast(t`Follow-up completed`, () =>
      undo(async () => {
        await call(reopenFollowUp, { params });
        onBack(true);
      }),
    );
  }

  async function remove() {
    if (!(await run(() => call(deleteFollowUp, { params })))) return;
    onGone(false);
    undoToast(t`Follow-up deleted`, () =>
      undo(async () => {
        await call(restoreFollowUp, { params });
        onBack(false);
      }),
    );
  }

  async function setDay(next: string) {
    await call(editFollowUp, { params, body: { day: next, ...(note === undefined ? {} : { note }) } });
    onChanged({ ...row, day: next });
  }

  async function moveOn() {
    const today = ownToday();
    const next = addDays(day > today ? day : today, 7);
    if (!(await run(() => setDay(next)))) return;
    const text = dayText(next);
    undoToast(t`Moved to ${text}`, () => undo(() => setDay(day)));
  }

  const download = () => run(async () => saveFile(await call.file(downloadFollowUp, { params })));

  return (
    <li className="fu-row">
      {picture === undefined ? (
        <span className="fu-sign">
          {row.subject.list ? <Folder size={18} /> : <CalendarDays size={18} />}
        </span>
      ) : (
        <img className="k-logo" src={picture} width="36" height="36" alt="" loading="lazy" decoding="async" />
      )}
      <div className="fu-words">
        {href === undefined ? <span className="k-meta">{name}</span> : <a href={href}>{name}</a>}
        <time className={isDue ? 'fu-due' : 'k-meta'} dateTime={day}>
          {dayText(day)}
        </time>
        {note === undefined ? null : <p className="fu-note">{note}</p>}
        {isEditing ? null : failure}
      </div>
      <button
        type="button"
        className="k-icon-button"
        aria-label={t`Complete: ${name}`}
        disabled={isBusy}
        onClick={() => void complete()}
      >
        <Check size={20} />
      </button>
      <MenuButton
        className="k-icon-button"
        label={t`Menu of the follow-up: ${name}`}
        items={[
          { key: 'week', text: t`Move by a week`, Icon: CalendarPlus, to: () => void moveOn() },
          { key: 'edit', text: t`Change`, Icon: Pencil, to: () => setEditing(true) },
          { key: 'file', text: t`Calendar file`, Icon: Download, to: () => void download() },
          { key: 'delete', text: t`Delete`, Icon: Trash2, to: () => void remove() },
        ]}
      />
      {isEditing ? (
        <Suspense>
          <EditFollowUp row={row} name={name} onChanged={onChanged} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </li>
  );
}
