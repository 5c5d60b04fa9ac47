import { type EditedCertificate, type EditedCertificates, removeBusinessCertificate } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSession } from '../../session/session-context.tsx';
import { useChangeUndo } from '../use-change-undo.ts';
import { isCertificate } from './is-certificate.ts';

interface RemoveCertificateOptions {
  businessID: string;
  onRemoved: (certificates: EditedCertificates) => void;
  /** It came back, or is other than it was shown. */
  onChanged: () => void;
}

/** Removes a certificate at once; the toast takes that back. */
export function useRemoveCertificate({ businessID, onRemoved, onChanged }: RemoveCertificateOptions) {
  const { t } = useLingui();
  const { call } = useSession();
  const { offer, fail, failure, begin } = useChangeUndo({ businessID, onChanged });
  const [busy, setBusy] = useState<string>();
  const [tried, setTried] = useState<string>();

  async function remove({ id, name, revision }: EditedCertificate) {
    begin();
    setTried(id);
    setBusy(id);
    try {
      const params = { businessID, certificateID: id };
      onRemoved(await call(removeBusinessCertificate, { params, body: { revision } }));
      offer(t`${name} was removed.`, ({ before, after }) => after === undefined && isCertificate(before, id));
    } catch (error) {
      fail(error);
    } finally {
      setBusy(undefined);
    }
  }

  /** Why a certificate was not removed, beside its button. */
  const failureOf = (id: string) => (tried === id ? failure : null);

  return { busy, remove, failureOf };
}
