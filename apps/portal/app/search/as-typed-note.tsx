import { Note } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import type { SearchPage } from './load-search.server.ts';
import { searchAddress } from './search-address.ts';

/** Says that nothing is corrected, with the way back. */
export function AsTypedNote({ query }: Pick<SearchPage, 'query'>) {
  const usual = searchAddress({ ...query, asTyped: false, page: 1 });
  return (
    <Note>
      <p>
        <Trans>
          Only results with all of these words, spelled this way. <a href={usual}>Search as usual</a>
        </Trans>
      </p>
    </Note>
  );
}
