import type { ReactNode } from 'react';
import { classes } from '../style/classes.ts';
import './pill.css';

interface PillProps {
  tone?: 'ok' | 'warn' | 'bad' | 'info';
  children: ReactNode;
}

export function Pill({ tone, children }: PillProps) {
  return <span className={classes('k-pill', tone && `k-pill-${tone}`)}>{children}</span>;
}

/** Several short values of one field. */
export function PillSet({ values }: { values: readonly string[] }) {
  return (
    <span className="k-pill-set">
      {values.map((value) => (
        <Pill key={value}>{value}</Pill>
      ))}
    </span>
  );
}
