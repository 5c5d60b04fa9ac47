import { Note } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';

/** After the 10,000th result. */
export function SearchLimitNote() {
  return (
    <Note>
      <p>
        <Trans>
          These are the first 10,000 results. To see others, add a word, a country or an industry.
        </Trans>
      </p>
    </Note>
  );
}
