import { Note } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import { brand } from '../brand.ts';
import type { BusinessPageData } from './business-page-data.ts';

/** Whose statements stand on the page: a public source's, or invented ones for demonstration. */
export function SourceNote({ origin, claimed, source, general }: BusinessPageData) {
  if (origin === 'demo') {
    return (
      <Note>
        <p>
          <Trans>Demo data: this business is invented to show how a complete profile looks.</Trans>
        </p>
      </Note>
    );
  }
  if (!source || claimed) return null;
  const attribution = <a href="/data-sources">{source.name}</a>;
  return (
    <Note>
      <p>
        <Trans>
          Nobody has claimed this business yet. What stands here comes from a public source, {attribution},
          and was not checked by us.
        </Trans>{' '}
        {general.classifiedByKontor.length > 0 ? (
          <Trans>Values marked “classified by {brand.name}” were derived by a rule and may be wrong.</Trans>
        ) : null}
      </p>
    </Note>
  );
}
