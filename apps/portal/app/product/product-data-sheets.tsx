import { SectionCard } from '@kontor/ui';
import { Download } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import type { ProductPageData } from './load-product.server.ts';

/** What can be downloaded about the product; nothing when there is none. Crawlers follow no link that counts. */
export function ProductDataSheets({ dataSheets }: ProductPageData) {
  const { t, i18n } = useLingui();
  if (dataSheets.length === 0) return null;
  return (
    <SectionCard title={t`Data sheets`} aside={i18n.number(dataSheets.length)}>
      <ul className="p-sheets">
        {dataSheets.map(({ sheetID, title, url, facts }) => (
          <li key={sheetID}>
            <Download size={18} />
            <div>
              <a href={url} download rel="nofollow">
                {title}
              </a>
              <p className="k-meta k-number">{facts}</p>
            </div>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
