import { type EditedCertificate, listBusinessChanges } from '@kontor/contract';
import { dayOf } from '@kontor/web/language/day';
import { useLingui } from '@lingui/react/macro';
import { ClashBox } from '../../business-manage/clash-box.tsx';
import { useLoaded } from '../../session/use-loaded.ts';
import { usePortal } from '../../session/use-portal.ts';
import { type CertificateField, type CertificateFields, fieldsOfCertificate } from './certificate-values.ts';
import { readDocument } from './chosen-document.ts';
import { isCertificate } from './is-certificate.ts';
import { useCertificateNames } from './use-certificate-names.ts';

interface CertificateClashesProps {
  businessID: string;
  /** Fields that somebody else changed to another value. */
  clashes: readonly CertificateField[];
  theirs: EditedCertificate;
  mine: CertificateFields;
  onChoose: (field: CertificateField, isMine: boolean) => void;
}

/** Field by field: what somebody else saved, or what was typed here. */
export function CertificateClashes({ businessID, clashes, theirs, mine, onChoose }: CertificateClashesProps) {
  const { t } = useLingui();
  const { language } = usePortal();
  const names = useCertificateNames();
  const { data } = useLoaded(listBusinessChanges, { params: { businessID } });
  const change = data?.changes.find(({ after }) => isCertificate(after, theirs.id));
  const saved = fieldsOfCertificate(theirs);
  const words = (field: CertificateField, value: string) => {
    if (field === 'document') return readDocument(value)?.name ?? '';
    if (value === '') return value;
    if (field === 'issueDate' || field === 'expireDate') return dayOf(value, language);
    return field === 'photo' ? t`A picture` : value;
  };
  return clashes.map((field) => (
    <ClashBox
      key={field}
      label={names[field]}
      who={change?.by && `${change.by.firstName} ${change.by.lastName}`}
      at={change?.at}
      theirs={words(field, saved[field])}
      mine={words(field, mine[field])}
      onChoose={(isMine) => onChoose(field, isMine)}
    />
  ));
}
