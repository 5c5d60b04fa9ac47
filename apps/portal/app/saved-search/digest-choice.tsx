import { chooseSavedSearchDigest, type SavedSearch } from '@kontor/contract';
import { type SavedSearchDigest, savedSearchDigests } from '@kontor/contract/saved-search-limits';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDoing } from '../list/use-doing.ts';
import { useSession } from '../session/session-context.tsx';

interface DigestChoiceProps {
  search: SavedSearch;
  /** It was stored. */
  onChosen: (digest: SavedSearchDigest) => void;
}

/** How often one is mailed what is new in a saved search: stored as it is chosen; where that fails it is as before. */
export function DigestChoice({ search, onChosen }: DigestChoiceProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { failure, run } = useDoing();
  const [digest, setDigest] = useState(search.digest);
  const { savedSearchID, name } = search;
  const names = { none: t`No e-mail`, daily: t`Daily e-mail`, weekly: t`Weekly e-mail` };

  async function choose(value: string) {
    const chosen = savedSearchDigests.find((each) => each === value);
    if (!chosen) return;
    setDigest(chosen);
    const isStored = await run(() =>
      call(chooseSavedSearchDigest, { params: { savedSearchID }, body: { digest: chosen } }),
    );
    if (isStored) onChosen(chosen);
    else setDigest(digest);
  }

  return (
    <div className="ss-digest">
      <select
        className="k-input"
        aria-label={t`E-mails about ${name}`}
        value={digest}
        onChange={({ target }) => void choose(target.value)}
      >
        {savedSearchDigests.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
      {failure}
    </div>
  );
}
