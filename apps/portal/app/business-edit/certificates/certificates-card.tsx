import {
  type BusinessEdit,
  confirmBusinessCertificates,
  type EditedCertificate,
  type EditedCertificates,
} from '@kontor/contract';
import { businessLimits } from '@kontor/contract/business-limits';
import { Button, EmptyState, useToast } from '@kontor/ui';
import pointing from '@kontor/ui/art/rosca-point.svg';
import { Plus } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/session-context.tsx';
import { ConfirmedOn } from '../confirmed-on.tsx';
import { CertificateForm } from './certificate-form.tsx';
import { CertificateRow, editButton } from './certificate-row.tsx';
import { newCertificate, useCertificateDrafts } from './use-certificate-drafts.ts';
import { useRemoveCertificate } from './use-remove-certificate.ts';
import './certificates.css';

interface CertificatesCardProps {
  owner: string;
  edit: BusinessEdit;
  /** A certificate came, changed or went: what depends on it is loaded again. */
  onChanged: () => void;
}

interface Opened {
  id: string;
  /** Somebody pressed its button; else a draft opened it. */
  isWanted: boolean;
  certificate: EditedCertificate | undefined;
}

/** The certificates of a business, each added, changed and removed where it stands, public at once (checklist 144). */
export default function CertificatesCard({ owner, edit, onChanged }: CertificatesCardProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const { businessID } = edit;
  const [answered, setAnswered] = useState<EditedCertificates>();
  const [opened, setOpened] = useState<Opened>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was loaded again is newer than what was answered
  useEffect(() => setAnswered(undefined), [edit]);
  const { items, confirmedAt, confirmedBy } = answered ?? edit.certificates;
  const ids = items.map(({ id }) => id);
  const typed = useCertificateDrafts(owner, businessID, ids, opened);
  const [hasLooked, setLooked] = useState(false);
  const { busy, remove, failureOf } = useRemoveCertificate({ businessID, onRemoved: show, onChanged });

  // What was typed before the page was left is there again.
  useEffect(() => {
    if (hasLooked || !typed) return;
    setLooked(true);
    const [id] = typed;
    if (id !== undefined) open(id, false);
  });

  function open(id: string, isWanted: boolean) {
    setOpened({ id, isWanted, certificate: items.find((item) => item.id === id) });
  }

  function close() {
    const id = opened?.id ?? newCertificate;
    setOpened(undefined);
    requestAnimationFrame(() => document.getElementById(editButton(id))?.focus());
  }

  function show(certificates: EditedCertificates) {
    setAnswered(certificates);
    onChanged();
  }

  function saved(certificates: EditedCertificates) {
    show(certificates);
    toast(t`Saved successfully`, 'done');
    close();
  }

  const form = opened ? (
    <CertificateForm
      key={opened.id}
      owner={owner}
      businessID={businessID}
      certificate={opened.certificate}
      isWanted={opened.isWanted}
      onSaved={saved}
      onClose={close}
    />
  ) : null;
  const isFull = items.length >= businessLimits.certificates;
  const isNewOpen = opened?.id === newCertificate;
  // One that somebody else removed while it is changed here stays until it is saved or given up.
  const isGone = opened !== undefined && !isNewOpen && !ids.includes(opened.id);
  const add = isNewOpen ? null : (
    <Button
      id={editButton(newCertificate)}
      variant="petrol"
      disabled={isFull}
      onClick={() => open(newCertificate, true)}
    >
      <Plus size={18} />
      {typed?.includes(newCertificate) ? (
        <Trans>Continue with the new certificate</Trans>
      ) : (
        <Trans>Add a certificate</Trans>
      )}
    </Button>
  );
  return (
    <section className="k-card" id="certificates">
      <div className="k-card-head">
        <h2>
          <Trans>Certificates</Trans>
        </h2>
        <ConfirmedOn
          state={{ confirmedAt, confirmedBy }}
          isEmpty={items.length === 0}
          onConfirm={async () =>
            setAnswered(await call(confirmBusinessCertificates, { params: { businessID } }))
          }
        />
      </div>
      <div className="yc-body">
        <p className="k-meta">
          <Trans>
            Certificates are public as soon as you save them. We remind owners and administrators 90, 30 and 7
            days before one expires and on the day itself. After that, searches for it no longer find you
            until you renew it.
          </Trans>
        </p>
        {items.length === 0 && !isNewOpen ? (
          <EmptyState
            title={t`No certificates yet`}
            text={t`Buyers search for certificates by name. Add those you hold, with number and dates, so that buyers can check them.`}
            picture={pointing}
          >
            {add}
          </EmptyState>
        ) : (
          <>
            <ul className="yc-list">
              {items.map((certificate) => (
                <li key={certificate.id}>
                  {opened?.id === certificate.id ? (
                    form
                  ) : (
                    <CertificateRow
                      certificate={certificate}
                      isTyped={typed?.includes(certificate.id) ?? false}
                      busy={busy === certificate.id}
                      failure={failureOf(certificate.id)}
                      onEdit={() => open(certificate.id, true)}
                      onRemove={() => void remove(certificate)}
                    />
                  )}
                </li>
              ))}
              {isNewOpen || isGone ? <li>{form}</li> : null}
            </ul>
            {add}
            {isFull ? (
              <p className="k-meta">
                <Trans>A business can have up to {businessLimits.certificates} certificates.</Trans>
              </p>
            ) : null}
          </>
        )}
      </div>
    </section>
  );
}
