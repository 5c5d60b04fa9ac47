import { useLingui } from '@lingui/react';
import type { MenuEntry } from './menu.ts';

const files = import.meta.glob<MenuEntry>('../*/menu-entry.ts', { eager: true, import: 'entry' });
const entries = Object.values(files).toSorted((a, b) => a.place - b.place);

/** The pages of an account's security that its menu leads to. */
export function useEntries() {
  const { i18n } = useLingui();
  return entries.map(({ text, ...entry }) => ({ ...entry, text: i18n._(text) }));
}
