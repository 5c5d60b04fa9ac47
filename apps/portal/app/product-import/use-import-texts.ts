import type { ProductImport } from '@kontor/contract';
import { momentOf } from '@kontor/web/language/day';
import { joinedNames } from '@kontor/web/language/joined';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../session/use-portal.ts';
import { useFailureTexts } from './use-failure-texts.ts';

/** Who began an import and when, and what became of it. */
export function useImportTexts(item: ProductImport): { begun: string; outcome: string } {
  const { t } = useLingui();
  const { language } = usePortal();
  const failures = useFailureTexts();
  const { by, createdAt, added, changed, wrong, stayed, stayedNames, undoUntil, undoneAt, failure, state } =
    item;
  const name = by?.name;
  const began = momentOf(createdAt, language);
  const begun = name === undefined ? began : t`by ${name}, ${began}`;
  if (state === 'failed') return { begun, outcome: failures[failure ?? 'unexpected'] };
  if (state === 'undone' && undoneAt) {
    const time = momentOf(undoneAt, language);
    const rows = added + changed;
    const undone = t`${plural(rows, { one: '# row', other: '# rows' })}, undone on ${time}.`;
    if (stayed === 0) return { begun, outcome: undone };
    const names = joinedNames(stayedNames, language);
    const untouched = t`${plural(stayed, { one: '# was edited since and stayed', other: '# were edited since and stayed' })}: ${names}.`;
    return { begun, outcome: `${undone} ${untouched}` };
  }
  const errors = t`${plural(wrong, { 0: 'no error', one: '# row with an error', other: '# rows with an error' })}`;
  const counts = t`${added} new, ${changed} changed, ${errors}.`;
  const until = undoUntil && momentOf(undoUntil, language);
  const parts = [
    state === 'stopped' ? t`Stopped.` : '',
    counts,
    until ? t`Undo until ${until}; later manual edits stay.` : '',
  ];
  return { begun, outcome: parts.filter((part) => part !== '').join(' ') };
}
