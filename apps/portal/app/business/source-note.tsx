import { Note } from '@kontor/ui';
import type { BusinessPageData } from './business-page-data.ts';

/** Whose statements stand on the page, where it is not the business itself. */
export function SourceNote({ sourced }: BusinessPageData) {
  if (!sourced) return null;
  return (
    <Note>
      <p>
        {sourced.before}
        {sourced.source ? <a href="/data-sources">{sourced.source}</a> : null}
        {sourced.after} {sourced.classified}
      </p>
    </Note>
  );
}
