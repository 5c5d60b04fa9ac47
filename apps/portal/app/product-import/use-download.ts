import type { ReceivedFile } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { saveFile } from '../download/save-file.ts';

interface Downloading {
  isBusy: boolean;
  /** Asks for a file and hands it to the browser, to be saved under its name. */
  download: (ask: () => Promise<ReceivedFile>) => Promise<void>;
}

export function useDownload(): Downloading {
  const { t } = useLingui();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async download(ask) {
      if (isBusy) return;
      setBusy(true);
      try {
        saveFile(await ask());
      } catch (error) {
        console.error('A file could not be downloaded', error);
        toast(t`The file could not be created. Please try again.`, 'failed');
      } finally {
        setBusy(false);
      }
    },
  };
}
