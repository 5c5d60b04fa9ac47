import { useLingui } from '@lingui/react/macro';
import { Introduced } from '../company/introduced.tsx';
import type { Example } from './example.server.ts';
import { PointsBar } from './points-bar.tsx';

/** Rows in the order of the search, with what their sums consist of. */
export function RankedExample({ title, intro, names, rows, scale, outcome }: Example) {
  const { i18n } = useLingui();
  return (
    <Introduced title={title} intro={intro}>
      <ol className="k-card w-example">
        {rows.map(({ fit, total, parts }) => (
          <li key={total}>
            <h3>{fit}</h3>
            <PointsBar parts={parts} scale={scale} />
            <dl>
              {parts.map((part) => (
                <div key={part.for} className={`w-${part.for}`}>
                  <dt>
                    {names[part.for]} {part.stated ? <b className="k-number">{part.stated}</b> : null}
                  </dt>
                  <dd className="k-number">{i18n.number(part.points)}</dd>
                </div>
              ))}
              <div className="w-total">
                <dt>{names.total}</dt>
                <dd className="k-number">{i18n.number(total)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
      <p className="c-intro w-after">{outcome}</p>
    </Introduced>
  );
}
