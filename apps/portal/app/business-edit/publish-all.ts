import type { BusinessSection } from '@kontor/contract';
import { hasClash } from './has-clash.ts';
import { sections } from './section-fields.ts';
import type { SectionEditors } from './use-section-editors.ts';

interface Published {
  published: readonly BusinessSection[];
  /** What has something wrong in it, or somebody has yet to choose in; the other sections are published all the same. */
  refused: readonly BusinessSection[];
}

/** Publishes what is typed in every section, one after the other. @throws CallError for what no field is to blame for */
export async function publishAll(editors: SectionEditors): Promise<Published> {
  const published: BusinessSection[] = [];
  const refused: BusinessSection[] = [];
  for (const section of sections) {
    const view = editors[section].view();
    if (view.typed.length === 0) continue;
    const isDone = !hasClash(view) && (await editors[section].publish());
    (isDone ? published : refused).push(section);
  }
  return { published, refused };
}
