import { Button } from '@kontor/ui';
import { Archive, Copy, RotateCcw, SquarePen, X } from '@kontor/ui/icon';
import { lazyPart } from '@kontor/web/lazy-part';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { useProducts } from './products-context.ts';
import { countSelected, nothingSelected } from './row-selection.ts';
import { selectionOf } from './table-view.ts';
import type { ChangedProducts } from './use-change-products.ts';
import { maxDuplicates } from './use-duplicate-products.ts';

const EditFields = lazyPart(() => import('./edit-fields.tsx'));

/** What can be done with the products that are selected; nothing while none is. Escape closes it. */
export function BulkBar() {
  const { t, i18n } = useLingui();
  const { view, counts, selection, select, change, duplicate, failing } = useProducts();
  const [isEditing, setEditing] = useState(false);
  const count = countSelected(selection, counts.selected);
  const isOpen = count > 0;
  const everything = i18n.number(counts.selected);

  useEffect(() => {
    if (!isOpen) return;
    function close(event: KeyboardEvent) {
      // Menus, dialogs and lifted rows have their own use for it.
      const isTaken = event.defaultPrevented || document.querySelector('dialog[open], :popover-open');
      if (event.key === 'Escape' && !isTaken) select(nothingSelected);
    }
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [isOpen, select]);

  if (!isOpen) return null;
  const which: ChangedProducts = selection.all
    ? { matching: selectionOf(view) }
    : { ids: [...selection.ids] };

  function changeAll(...given: Parameters<typeof change>) {
    select(nothingSelected);
    return change(...given);
  }

  function duplicateAll() {
    if (selection.all || count > maxDuplicates) {
      const maximum = i18n.number(maxDuplicates);
      return failing.say(t`You can duplicate up to ${maximum} products at a time.`);
    }
    select(nothingSelected);
    void duplicate([...selection.ids]);
  }

  const isArchive = view.filter === 'archived';
  return (
    <>
      <div className="bp-bulk" role="toolbar" aria-label={t`Selected products`}>
        <b role="status">{t`${plural(count, { one: '# selected', other: '# selected' })}`}</b>
        {count < counts.selected ? (
          <Button
            variant="quiet"
            size="small"
            className="bp-select-all"
            onClick={() => select({ all: true, ids: new Set() })}
          >
            {t`Select all ${everything}`}
          </Button>
        ) : null}
        <span className="bp-grow" />
        {isArchive ? (
          <Button variant="quiet" size="small" onClick={() => void changeAll({ action: 'restore' }, which)}>
            <RotateCcw size={17} />
            <Trans>Restore</Trans>
          </Button>
        ) : (
          <>
            <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
              <SquarePen size={17} />
              <Trans>Edit fields</Trans>
            </Button>
            <Button variant="quiet" size="small" onClick={duplicateAll}>
              <Copy size={17} />
              <Trans>Duplicate</Trans>
            </Button>
            <Button variant="quiet" size="small" onClick={() => void changeAll({ action: 'archive' }, which)}>
              <Archive size={17} />
              <Trans>Archive</Trans>
            </Button>
          </>
        )}
        <button
          type="button"
          className="bp-icon"
          aria-label={t`Clear the selection`}
          onClick={() => select(nothingSelected)}
        >
          <X size={18} />
        </button>
      </div>
      {isEditing ? (
        <Suspense>
          <EditFields
            count={count}
            onSave={(given) => void change(given, which)}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
