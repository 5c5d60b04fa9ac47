import { Pill, SectionCard } from '@kontor/ui';
import { Award } from '@kontor/ui/icon';
import { joinedParts } from '@kontor/web/language/joined';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BusinessPageData } from './business-page-data.ts';

/** Only when there are any; one that has run out says so (checklist 144). */
export function Certificates({ certificates, confirmed }: BusinessPageData) {
  const { t, i18n } = useLingui();
  if (certificates.length === 0) return null;
  return (
    <SectionCard
      title={t`Certificates`}
      aside={
        <>
          {confirmed.certificates} {i18n.number(certificates.length)}
        </>
      }
    >
      <ul className="b-certificates">
        {certificates.map((certificate) => (
          <Certificate key={certificate.id} {...certificate} />
        ))}
      </ul>
    </SectionCard>
  );
}

function Certificate({
  name,
  issuer,
  number,
  issueDate,
  expireDate,
  expired,
  photo,
  document,
}: BusinessPageData['certificates'][number]) {
  const { i18n } = useLingui();
  return (
    <li>
      {photo ? (
        <img src={photo.url} width="72" height="72" alt="" loading="lazy" />
      ) : (
        <span className="b-certificate-sign">
          <Award size={30} />
        </span>
      )}
      <div>
        <h3>{name}</h3>
        {issuer || number ? <p className="k-meta">{joinedParts([issuer, number], i18n.locale)}</p> : null}
        <p className="k-meta k-number">
          <Trans>Issued {issueDate}</Trans>
        </p>
        {expireDate ? (
          <p className="k-meta k-number">
            {expired ? <Trans>Expired {expireDate}</Trans> : <Trans>Expires {expireDate}</Trans>}
          </p>
        ) : null}
        {document ? (
          <p>
            <a href={document.url} target="_blank" rel="nofollow noopener">
              <Trans>Certificate (PDF, {document.size})</Trans>
              <span className="k-hidden">: {name}</span>
            </a>
          </p>
        ) : null}
        {expired ? (
          <Pill tone="bad">
            <Trans>Expired</Trans>
          </Pill>
        ) : null}
      </div>
    </li>
  );
}
