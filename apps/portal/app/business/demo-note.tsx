import { Note } from '@kontor/ui';
import type { BusinessPageData } from './business-page-data.ts';

/** Says of an invented business that it is one. */
export function DemoNote({ demoNote }: Pick<BusinessPageData, 'demoNote'>) {
  return demoNote ? (
    <Note>
      <p>{demoNote}</p>
    </Note>
  ) : null;
}
