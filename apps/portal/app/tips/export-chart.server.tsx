import { shownLanguage } from '@kontor/web/language';
import { Trans, useLingui } from '@lingui/react/macro';
import topExports from './top50-exports.json' with { type: 'json' };
import { useWrittenNumbers } from './use-written-numbers.server.ts';

const shown = 15;
const thickness = 10;
const { year, items } = topExports;
const largest = items.slice(0, shown);
const largestValue = Math.max(...largest.map(({ usdBillion }) => usdBillion));

/**
 * A bar for each of the largest categories. Only the bars are drawings that stretch: names and values are text of the
 * page, so that it is read aloud and never shrinks.
 */
export function ExportChart() {
  const { i18n } = useLingui();
  const language = shownLanguage(i18n.locale) ?? 'en';
  const { billion } = useWrittenNumbers();
  return (
    <figure className="t-chart" aria-labelledby="export-chart">
      <figcaption id="export-chart">
        <Trans>
          The {shown} largest categories of {year}, exports in billion US dollars
        </Trans>
      </figcaption>
      <ol>
        {largest.map(({ rank, name, usdBillion }) => (
          <li key={rank}>
            <span>{name[language]}</span>
            <svg viewBox={`0 0 ${largestValue} ${thickness}`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={usdBillion} height={thickness} />
            </svg>
            <b className="k-number">{billion(usdBillion)}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
}
