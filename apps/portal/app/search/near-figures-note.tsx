import { Note } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import type { SearchPage } from './load-search.server.ts';

/** Says that no result on the page gives the figures asked for, only ones that come near. */
export function NearFiguresNote({ nearFigures }: Pick<SearchPage, 'nearFigures'>) {
  if (nearFigures.length === 0) return null;
  // As an element: the text of a message may hold elements, what visitors write does not.
  const figures = <>{nearFigures.join(', ')}</>;
  return (
    <Note>
      <p>
        <Trans>None of these results states {figures}. Their values come close.</Trans>
      </p>
    </Note>
  );
}
