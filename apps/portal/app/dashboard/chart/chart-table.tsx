import { Trans } from '@lingui/react/macro';

interface ChartTableProps {
  /** What it is of. */
  caption: string;
  heads: readonly string[];
  /** The first cell of each says what the row is of. */
  rows: readonly (readonly string[])[];
}

/** The values of a chart as a table, for whoever opens it. */
export function ChartTable({ caption, heads, rows }: ChartTableProps) {
  return (
    <details className="z-table">
      <summary>
        <Trans>Show as a table</Trans>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section tabIndex={0} aria-label={caption}>
        <table>
          <caption className="k-hidden">{caption}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([title = '', ...cells]) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {cells.map((cell, place) => (
                  <td key={heads[place + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
