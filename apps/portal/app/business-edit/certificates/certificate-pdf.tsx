import { FileText } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { sizeText } from '../../upload/size-text.ts';

interface CertificatePdfProps {
  url: string;
  name: string;
  bytes: number;
}

/** The PDF of a certificate, to be opened beside this page. */
export function CertificatePdf({ url, name, bytes }: CertificatePdfProps) {
  const { i18n } = useLingui();
  return (
    <p className="yc-pdf">
      <FileText size={20} />
      <span>
        <a href={url} target="_blank" rel="noopener">
          {name}
        </a>{' '}
        <small>{sizeText(bytes, i18n.locale)}</small>
      </span>
    </p>
  );
}
