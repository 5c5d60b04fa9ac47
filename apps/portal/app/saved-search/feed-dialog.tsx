import { createSavedSearchFeed, deleteSavedSearchFeed, type SavedSearch } from '@kontor/contract';
import { Button, DialogWays, Field, TitledDialog, useToast } from '@kontor/ui';
import { Copy } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDoing } from '../list/use-doing.ts';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import { savedSearchFeedAddress } from './saved-search-address.ts';

interface FeedDialogProps {
  search: SavedSearch;
  onClose: () => void;
  /** It has a feed now, or none any more. */
  onChanged: () => void;
}

/** Makes the secret address at which what is new in a saved search is read, shows it this once, and ends it. */
export default function FeedDialog({ search, onClose, onChanged }: FeedDialogProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { origin, language } = usePortal();
  const toast = useToast();
  const { isBusy, failure, run } = useDoing();
  const copying = useFailure();
  const [address, setAddress] = useState<string>();
  const { savedSearchID, name, hasFeed } = search;
  const params = { savedSearchID };

  async function make() {
    await run(async () => {
      const { token } = await call(createSavedSearchFeed, { params });
      setAddress(origin + savedSearchFeedAddress(token, language));
      onChanged();
    });
  }

  async function end() {
    const isEnded = await run(() => call(deleteSavedSearchFeed, { params }));
    if (!isEnded) return;
    onChanged();
    onClose();
    toast(t`RSS feed stopped`, 'done');
  }

  async function copy(text: string) {
    copying.begin();
    try {
      await navigator.clipboard.writeText(text);
      toast(t`Address copied`, 'copied');
    } catch (error) {
      console.warn('An address could not be copied', error);
      copying.fail(t`Your browser does not allow copying: select it and copy it manually`);
    }
  }

  return (
    <TitledDialog title={t`RSS feed of ${name}`} onClose={onClose}>
      {address ? (
        <>
          <Field
            label={t`Address of the feed`}
            value={address}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <p className="k-meta">
            <Trans>
              Anyone with this address can read the new results, without logging in. It is shown only now:
              copy it into your feed reader.
            </Trans>
          </p>
        </>
      ) : (
        <p>
          {hasFeed ? (
            <Trans>
              This search has a feed. We do not store its address. A new address replaces it at once.
            </Trans>
          ) : (
            <Trans>Read the new results of the last 30 days in any feed reader, at a secret address.</Trans>
          )}
        </p>
      )}
      {failure}
      {copying.failure}
      <DialogWays>
        {hasFeed ? (
          <Button loading={isBusy && address !== undefined} onClick={() => void end()}>
            <Trans>Stop the feed</Trans>
          </Button>
        ) : null}
        <Button onClick={onClose}>{address ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}</Button>
        {address ? (
          <Button variant="petrol" onClick={() => void copy(address)}>
            <Copy size={17} />
            <Trans>Copy</Trans>
          </Button>
        ) : (
          <Button variant="petrol" loading={isBusy} onClick={() => void make()}>
            {hasFeed ? <Trans>Create new address</Trans> : <Trans>Create address</Trans>}
          </Button>
        )}
      </DialogWays>
    </TitledDialog>
  );
}
