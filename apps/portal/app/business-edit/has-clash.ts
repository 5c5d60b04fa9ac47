import type { SectionView } from './section-editor.ts';

/** Whether somebody has yet to choose before a section can be published. */
export function hasClash({ state, typed }: Pick<SectionView, 'state' | 'typed'>): boolean {
  return (state.draft?.clashes ?? []).some(({ field }) => typed.includes(field));
}
