import type { Editor } from '@kontor/contract';
import { presentEditor } from './present-editor.ts';
import type { SectionRow } from './queries.ts';

interface Upkeep {
  /** Raised by each change; 0 while nobody made one. */
  revision: number;
  confirmedAt?: string;
  confirmedBy?: Editor;
}

/** Of a section, whatever is in it: its revision, when it was last confirmed and by whom. */
export function presentUpkeep(sections: readonly SectionRow[], name: string): Upkeep {
  const stored = sections.find(({ section }) => section === name);
  return {
    revision: stored?.revision ?? 0,
    confirmedAt: stored?.confirmed_at.toISOString(),
    confirmedBy: stored?.confirmed_by ? presentEditor(stored.confirmed_by) : undefined,
  };
}
