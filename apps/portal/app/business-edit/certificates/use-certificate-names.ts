import { useLingui } from '@lingui/react/macro';
import type { CertificateField } from './certificate-values.ts';

/** What fields of a certificate are called. */
export function useCertificateNames(): Record<CertificateField, string> {
  const { t } = useLingui();
  return {
    name: t`Name`,
    issuer: t`Issued by`,
    number: t`Number`,
    issueDate: t`Date of issue`,
    expireDate: t`Expires on`,
    photo: t`Picture`,
    document: t`PDF`,
  };
}
