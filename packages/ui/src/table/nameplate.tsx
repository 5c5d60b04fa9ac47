import type { ReactNode } from 'react';
import { classes } from '../style/classes.ts';
import './nameplate.css';

export interface PlateFact {
  label: string;
  value: ReactNode;
  /** Takes a whole row on phones. */
  wide?: boolean;
}

/** A plate of ruled facts in three columns, two on phones. */
export function Nameplate({ facts }: { facts: readonly PlateFact[] }) {
  return (
    <dl className="k-nameplate">
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={classes(wide && 'k-nameplate-wide')}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts one below the other, value at the right end. */
export function FactList({ facts }: { facts: readonly PlateFact[] }) {
  return (
    <dl className="k-fact-list">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
