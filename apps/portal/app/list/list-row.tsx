import { classes } from '@kontor/ui';
import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CompareButton } from '../compare/compare-button.tsx';
import { SavedRow } from '../favorite/saved-row.tsx';
import { MenuButton } from '../page-part/menu-button.tsx';
import { AskTick } from '../ticked-suppliers/ask-tick.tsx';
import { EntryChanges } from './entry-changes.tsx';
import { EntryForm } from './entry-form.tsx';
import type { Entry } from './entry-key.ts';
import { EntryNotes } from './entry-notes.tsx';

interface ListRowProps {
  listID: string;
  entry: Entry;
  mayEdit: boolean;
  place: { index: number; count: number };
  /** It is dragged. */
  isLifted: boolean;
  /** Another is dragged to its place. */
  isTarget: boolean;
  /** Undefined where the order cannot be changed. */
  onMove: ((from: number, to: number) => void) | undefined;
  onRemove: () => void;
  onRenewed: (entry: Entry) => void;
}

/** An entry of a list: its card, what changed since, tags, notes, and what can be done with it. */
export function ListRow(props: ListRowProps) {
  const { listID, entry, mayEdit, place, isLifted, isTarget, onMove, onRemove, onRenewed } = props;
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const aside = useRef<HTMLDivElement>(null);
  const { index, count } = place;
  const number = index + 1;

  /** The form goes, and what opened it has the focus again, once it stands there. */
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) aside.current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  function followKey(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    // In a text they walk through it.
    if (!event.altKey || step === undefined || (event.target as Element).matches('input, textarea')) return;
    event.preventDefault();
    onMove?.(index, index + step);
  }

  const itemsOf = (canMove: boolean) => [
    { key: 'edit', text: t`Edit note and tags`, Icon: Pencil, to: () => setEditing(true) },
    ...(canMove
      ? [
          {
            key: 'up',
            text: t`Move up`,
            Icon: ArrowUp,
            to: () => onMove?.(index, index - 1),
            isDisabled: index === 0,
          },
          {
            key: 'down',
            text: t`Move down`,
            Icon: ArrowDown,
            to: () => onMove?.(index, index + 1),
            isDisabled: index === count - 1,
          },
        ]
      : []),
    { key: 'remove', text: t`Remove from list`, Icon: Trash2, to: onRemove },
  ];

  return (
    <SavedRow
      card={entry}
      row={{
        className: classes('ls-row', isLifted && 'ls-lifted', isTarget && 'ls-target'),
        'data-entry': entry.resourceID,
        onKeyDown: followKey,
      }}
      grip={
        onMove ? (
          <button
            type="button"
            className="ls-grip"
            data-grip=""
            aria-label={t`Move entry ${number}`}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          >
            <GripVertical size={18} />
          </button>
        ) : null
      }
      below={
        <>
          {entry.changes ? <EntryChanges changes={entry.changes} /> : null}
          {entry.tags.length > 0 && !isEditing ? (
            <ul className="ls-tags" aria-label={t`Tags`}>
              {entry.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          ) : null}
        </>
      }
      aside={
        <div className="ls-aside" ref={aside}>
          {isEditing ? (
            <EntryForm
              listID={listID}
              entry={entry}
              onRenewed={onRenewed}
              onClose={() => setEditing(false)}
            />
          ) : (
            <EntryNotes entry={entry} onEdit={mayEdit ? () => setEditing(true) : undefined} />
          )}
        </div>
      }
      ways={({ name, supplier, picture }) => (
        <>
          {supplier ? <AskTick supplier={supplier} /> : null}
          {picture === undefined ? null : (
            <CompareButton
              size="small"
              thing={{ kind: entry.resourceType, id: entry.resourceID, name, picture }}
            />
          )}
          {mayEdit ? (
            <MenuButton
              className="k-icon-button"
              label={t`Menu of ${name}`}
              items={itemsOf(onMove !== undefined)}
            />
          ) : null}
        </>
      )}
    />
  );
}
