import type { Point } from './points.tsx';

interface ManagementProps {
  title: string;
  managers: readonly { name: string; portrait: string; office: Point }[];
}

/** The people who answer for the network (checklist 119). */
export function Management({ title, managers }: ManagementProps) {
  return (
    <section className="s-section">
      <h2>{title}</h2>
      <ul className="c-managers">
        {managers.map(({ name, portrait, office }) => (
          <li key={name} className="k-card">
            <img src={portrait} width="96" height="96" alt="" loading="lazy" />
            <div>
              <h3>{name}</h3>
              <p className="c-office">{office.title}</p>
              <p>{office.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
