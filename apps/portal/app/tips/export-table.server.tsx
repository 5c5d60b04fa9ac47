import { shownLanguage } from '@kontor/web/language';
import { Trans, useLingui } from '@lingui/react/macro';
import topExports from './top50-exports.json' with { type: 'json' };
import { useWrittenNumbers } from './use-written-numbers.server.ts';

const { year, items } = topExports;

/** All 50 categories by rank, with what was exported and its share of the world's exports. */
export function ExportTable() {
  const { i18n, t } = useLingui();
  const language = shownLanguage(i18n.locale) ?? 'en';
  const { billion, share } = useWrittenNumbers();
  const count = items.length;
  return (
    <table className="t-table">
      <caption>
        <Trans>
          The {count} most exported product categories of the world, {year}
        </Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col" className="t-number">{t`Rank`}</th>
          <th scope="col">{t`Category`}</th>
          <th scope="col" className="t-number">{t`Billion US$`}</th>
          <th scope="col" className="t-number">{t`Share, %`}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ rank, heading, name, usdBillion, sharePercent }) => (
          <tr key={rank}>
            <td className="t-number">{rank}</td>
            <th scope="row">
              {name[language]} <span className="k-meta">HS {heading}</span>
            </th>
            <td className="t-number">{billion(usdBillion)}</td>
            <td className="t-number">{share(sharePercent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
