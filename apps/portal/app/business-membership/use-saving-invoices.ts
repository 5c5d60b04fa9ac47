import { downloadInvoice, downloadInvoices, type Invoice } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../download/save-file.ts';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';

export interface Saving {
  /** The id of the invoice that is being saved, or `all`. */
  busy: string | undefined;
  /** Why that invoice, or `all`, was not saved. */
  failureOf: (id: string) => ReactNode;
  save: (invoice: Invoice | 'all') => Promise<void>;
}

/** Saves invoices as files, one at a time or all as an archive. */
export function useSavingInvoices(businessID: string): Saving {
  const { t } = useLingui();
  const { call } = useSession();
  const { failure, fail, begin } = useFailure();
  const [tried, setTried] = useState<string>();
  const [busy, setBusy] = useState<string>();
  return {
    busy,
    failureOf: (id) => (tried === id ? failure : null),
    async save(invoice) {
      const id = invoice === 'all' ? 'all' : invoice.invoiceID;
      begin();
      setTried(id);
      setBusy(id);
      try {
        const file =
          invoice === 'all'
            ? await call.file(downloadInvoices, { params: { businessID } })
            : await call.file(downloadInvoice, { params: { businessID, invoiceID: invoice.invoiceID } });
        saveFile(file);
      } catch (error) {
        console.error('An invoice could not be downloaded', error);
        fail(t`The file could not be downloaded. Please try again.`);
      } finally {
        setBusy(undefined);
      }
    },
  };
}
