import { Globe } from '@kontor/ui/icon';
import { Trans } from '@lingui/react/macro';
import type { BusinessPageData } from './business-page-data.ts';

/** The company's own website, ahead of all that others say of it. */
export function RecordSite({ record }: Pick<BusinessPageData, 'record'>) {
  if (!record?.website) return null;
  const { href, shown } = record.website;
  return (
    <p className="b-site">
      <a href={href} rel="nofollow noopener noreferrer" target="_blank">
        <Globe size={20} />
        {shown}{' '}
        <span className="k-hidden">
          <Trans>(in a new tab)</Trans>
        </span>
      </a>
    </p>
  );
}
