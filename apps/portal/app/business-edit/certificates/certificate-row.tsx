import type { EditedCertificate } from '@kontor/contract';
import { Button, Pill } from '@kontor/ui';
import { Award, Pencil, Trash2 } from '@kontor/ui/icon';
import { dayOf } from '@kontor/web/language/day';
import { joinedParts } from '@kontor/web/language/joined';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePortal } from '../../session/use-portal.ts';
import { CertificatePdf } from './certificate-pdf.tsx';

interface CertificateRowProps {
  certificate: EditedCertificate;
  /** Something is typed of it in this browser and not saved. */
  isTyped: boolean;
  busy: boolean;
  /** Why it was not removed. */
  failure: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
}

/** One certificate as it is published. */
export function CertificateRow(props: CertificateRowProps) {
  const { certificate, isTyped, busy, failure, onEdit, onRemove } = props;
  const { id, name, issuer, number, expired, photo, document } = certificate;
  const { i18n } = useLingui();
  const { language } = usePortal();
  const issueDate = dayOf(certificate.issueDate, language);
  const expireDate = certificate.expireDate && dayOf(certificate.expireDate, language);
  return (
    <div className="yc-row">
      {photo ? (
        <img src={photo.url} width="72" height="96" alt={photo.alt ?? ''} loading="lazy" />
      ) : (
        <span className="yc-sign">
          <Award size={30} />
        </span>
      )}
      <div>
        <h3>
          {name}{' '}
          {expired ? (
            <Pill tone="bad">
              <Trans>Expired</Trans>
            </Pill>
          ) : null}
        </h3>
        {issuer || number ? <p>{joinedParts([issuer, number], i18n.locale)}</p> : null}
        <p className="k-meta k-number">
          <span>
            <Trans>Issued {issueDate}</Trans>
          </span>
          {expireDate && !expired ? (
            <>
              {' · '}
              <span>
                <Trans>Expires {expireDate}</Trans>
              </span>
            </>
          ) : null}
        </p>
        {document ? <CertificatePdf {...document} /> : null}
        {expired ? (
          <p className="yc-expired">
            <Trans>
              Not found in search since it expired on{' '}
              <time dateTime={certificate.expireDate}>{expireDate}</time>.
            </Trans>
          </p>
        ) : null}
        {isTyped ? (
          <p className="y-unpublished">
            <Trans>Your changes here are not saved yet.</Trans>
          </p>
        ) : null}
      </div>
      <div className="yc-acts">
        <Button size="small" id={editButton(id)} onClick={onEdit}>
          <Pencil size={17} />
          <Trans>Edit</Trans>
          <span className="k-hidden">: {name}</span>
        </Button>
        <Button size="small" variant="quiet" loading={busy} onClick={onRemove}>
          <Trash2 size={17} />
          <Trans>Remove</Trans>
          <span className="k-hidden">: {name}</span>
        </Button>
        {failure}
      </div>
    </div>
  );
}

/** Id of the button that opens the form of a certificate, or of the one that adds another. */
export function editButton(id: string): string {
  return `certificate-${id}`;
}
