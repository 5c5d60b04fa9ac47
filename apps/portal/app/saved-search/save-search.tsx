import { useToast } from '@kontor/ui';
import { Bookmark } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SearchQuery } from '../search/search-query.ts';
import { useSession } from '../session/session-context.tsx';
import { useAccountAddress } from '../session/use-account-address.ts';

interface SaveSearchProps {
  query: SearchQuery;
  /** Where in the industry tree, and in which countries, in words. */
  place: string | undefined;
  where: string | undefined;
}

/** Saves the search whose results are shown; a visitor logs in first, and comes back. What does so is loaded when it is pressed. */
export function SaveSearch(search: SaveSearchProps) {
  const { t, i18n } = useLingui();
  const session = useSession();
  const { login } = useAccountAddress();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);

  async function save() {
    if (session.state().status === 'signedOut') return location.assign(login);
    if (isBusy) return;
    setBusy(true);
    try {
      const { storeSearch } = await import('./store-search.tsx');
      await storeSearch({ ...search, session, toast, i18n });
    } catch (error) {
      console.error('The search could not be saved', error);
      toast(t`Something was wrong, try again please`, 'failed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <button type="button" className="k-chip" aria-busy={isBusy} onClick={() => void save()}>
      <Bookmark size={17} />
      <Trans>Save search</Trans>
    </button>
  );
}
