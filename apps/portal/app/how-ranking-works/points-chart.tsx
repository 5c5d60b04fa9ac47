import { Introduced } from '../company/introduced.tsx';
import { PointsBar } from './points-bar.tsx';
import type { PointsTexts } from './points-texts.server.ts';

/** What counts, with how many points: the steps of fit, and what orders rows within a step, each group on a scale of its own. */
export function PointsChart({ title, intro, groups, equal }: PointsTexts) {
  return (
    <Introduced title={title} intro={intro}>
      <div className="k-card w-chart">
        {groups.map((group) => (
          <div key={group.title}>
            <h3>{group.title}</h3>
            <p className="w-scale">{group.intro}</p>
            <ul>
              {group.rows.map((row) => (
                <li key={row.title}>
                  <b>{row.title}</b>
                  <span className="k-number w-amount">{row.amount}</span>
                  <PointsBar parts={row.parts} scale={group.scale} />
                  <p>{row.text}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="c-intro w-after">{equal}</p>
    </Introduced>
  );
}
