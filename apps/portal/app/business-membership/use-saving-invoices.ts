import { downloadInvoice, downloadInvoices, type Invoice } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { saveFile } from '../download/save-file.ts';
import { useSession } from '../session/session-context.tsx';

export interface Saving {
  /** The id of the invoice that is being saved, or `all`. */
  busy: string | undefined;
  save: (invoice: Invoice | 'all') => Promise<void>;
}

/** Saves invoices as files, one at a time or all as an archive. */
export function useSavingInvoices(businessID: string): Saving {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const [busy, setBusy] = useState<string>();
  return {
    busy,
    async save(invoice) {
      setBusy(invoice === 'all' ? 'all' : invoice.invoiceID);
      try {
        const file =
          invoice === 'all'
            ? await call.file(downloadInvoices, { params: { businessID } })
            : await call.file(downloadInvoice, { params: { businessID, invoiceID: invoice.invoiceID } });
        saveFile(file);
      } catch (error) {
        console.error('An invoice could not be downloaded', error);
        toast(t`The file could not be downloaded. Please try again.`, 'failed');
      } finally {
        setBusy(undefined);
      }
    },
  };
}
