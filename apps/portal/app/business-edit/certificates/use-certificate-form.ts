import { CallError, type EditedCertificate, type EditedCertificates } from '@kontor/contract';
import { useForm } from '@kontor/web/form/use-form';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../../session/session-context.tsx';
import { useAccountAddress } from '../../session/use-account-address.ts';
import type { PictureStage } from '../../upload/picture-stage.ts';
import {
  baseOfCertificate,
  type CertificateField,
  type CertificateValues,
  differingFields,
  fieldsOfCertificate,
  writeBase,
} from './certificate-values.ts';
import { type SaveOutcome, saveCertificate } from './save-certificate.ts';
import { draftOfCertificate, newCertificate } from './use-certificate-drafts.ts';

interface CertificateFormOptions {
  owner: string;
  businessID: string;
  certificate: EditedCertificate | undefined;
  onSaved: (certificates: EditedCertificates) => void;
}

interface Clash {
  clashes: readonly CertificateField[];
  theirs: EditedCertificate;
}

/** The state of a certificate's form: what is typed, what became of it when it was sent, and what has to be chosen. */
export function useCertificateForm({ owner, businessID, certificate, onSaved }: CertificateFormOptions) {
  const { t } = useLingui();
  const { call } = useSession();
  const { login } = useAccountAddress();
  const [isBusy, setBusy] = useState(false);
  const [underway, setUnderway] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  const [clash, setClash] = useState<Clash>();
  const [isRemoved, setRemoved] = useState(false);
  const [start] = useState<CertificateValues>(() => ({ ...fieldsOfCertificate(certificate), base: '' }));
  const isFileUnderway = underway.length > 0;
  // What is typed over; a key for what is new.
  const [mark] = useState(() =>
    certificate ? writeBase(baseOfCertificate(certificate)) : crypto.randomUUID(),
  );
  const control = useForm<CertificateValues, CertificateField>({
    start,
    draft: draftOfCertificate(owner, businessID, certificate?.id ?? newCertificate),
    isSending: isBusy || isFileUnderway,
  });
  const { values, change } = control;

  const isTyped = differingFields(values, start).length > 0;
  const isMarked = values.base !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is another function at each rendering
  useEffect(() => {
    if (isTyped !== isMarked) change({ base: isTyped ? mark : '' });
  }, [isTyped, isMarked, mark]);

  const { isDraftPending } = control;
  const isPending = useCallback(() => isDraftPending() || isFileUnderway, [isDraftPending, isFileUnderway]);

  const noteStage = useCallback((kind: string, stage: PictureStage | undefined) => {
    const isSending = stage === 'sending' || stage === 'saving';
    setUnderway((kinds) => [...kinds.filter((each) => each !== kind), ...(isSending ? [kind] : [])]);
  }, []);

  async function save() {
    setBusy(true);
    setFailure(undefined);
    const sent = { ...values, base: values.base || mark };
    try {
      const certificateID = isRemoved ? undefined : certificate?.id;
      take(await saveCertificate(call, { businessID, certificateID, values: sent }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      take({ kind: 'failed', error });
    } finally {
      setBusy(false);
    }
  }

  function take(outcome: SaveOutcome) {
    switch (outcome.kind) {
      case 'saved':
        control.saved(values);
        return onSaved(outcome.certificates);
      case 'clash':
        change(outcome.merged);
        return setClash(outcome);
      case 'refused':
        return control.fail(outcome.issues);
      case 'removed':
        setRemoved(true);
        change({ base: crypto.randomUUID() });
        return setFailure(
          t`Someone has removed this certificate in the meantime. Save it again to add it back.`,
        );
      case 'file':
        change({ photo: start.photo, document: start.document });
        return setFailure(
          t`The picture or PDF is no longer available: unused files are removed after a day. Choose it again, or save without it.`,
        );
      case 'failed':
        return fail(outcome.error);
    }
  }

  function fail(error: CallError) {
    console.error('A certificate could not be saved', error);
    if (error.status === 401) return location.assign(login);
    if (error.status === 409 && !certificate) {
      change({ base: crypto.randomUUID() });
      return setFailure(
        t`You have already saved this certificate with different details. Please check the list.`,
      );
    }
    setFailure(
      t`Not saved: the server is not responding. What you typed stays in this browser; please try again.`,
    );
  }

  function choose(field: CertificateField, isMine: boolean) {
    if (!clash) return;
    if (!isMine) change({ [field]: fieldsOfCertificate(clash.theirs)[field] }, field);
    const clashes = clash.clashes.filter((each) => each !== field);
    setClash(clashes.length > 0 ? { ...clash, clashes } : undefined);
  }

  return { control, failure, clash, choose, isBusy, isFileUnderway, isPending, noteStage, save };
}
