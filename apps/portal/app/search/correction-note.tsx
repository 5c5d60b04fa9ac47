import { Note } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import type { SearchPage } from './load-search.server.ts';
import { searchAddress } from './search-address.ts';

interface CorrectionNoteProps {
  query: SearchPage['query'];
  correction: NonNullable<SearchPage['correction']>;
}

/** What was searched for instead of the words typed, or could be. */
export function CorrectionNote({ query, correction }: CorrectionNoteProps) {
  // As an element: the text of a message may hold elements, what visitors write does not.
  const words = <>{query.words}</>;
  const better = correction.textQuery;
  const link = <a href={searchAddress({ ...query, words: better, page: 1 })}>{better}</a>;
  return (
    <Note>
      <p>
        {correction.applied ? (
          <Trans>
            Nothing found for “{words}”. Showing results for {link}.
          </Trans>
        ) : (
          <Trans>Did you mean {link}?</Trans>
        )}
      </p>
      {correction.applied ? (
        <p>
          <a className="r-as-typed" href={searchAddress({ ...query, asTyped: true, page: 1 })}>
            <Trans>Search for all words as typed</Trans>
          </a>
        </p>
      ) : null}
    </Note>
  );
}
