import type { ReceivedFile } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../download/save-file.ts';
import { useFailure } from '../page-part/use-failure.tsx';

interface Downloading {
  isBusy: boolean;
  /** Why it was not saved, beside its button. */
  failure: ReactNode;
  /** Asks for a file and hands it to the browser, to be saved under its name. */
  download: (ask: () => Promise<ReceivedFile>) => Promise<void>;
}

export function useDownload(): Downloading {
  const { t } = useLingui();
  const { failure, fail, begin } = useFailure();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    failure,
    async download(ask) {
      if (isBusy) return;
      begin();
      setBusy(true);
      try {
        saveFile(await ask());
      } catch (error) {
        console.error('A file could not be downloaded', error);
        fail(t`The file could not be created. Please try again.`);
      } finally {
        setBusy(false);
      }
    },
  };
}
