import { classes } from '../style/classes.ts';
import './skeleton.css';

const bars = ['title', 'first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Grey bars where text will stand; `lines` of them (at most six), the last one shorter. */
export function Skeleton({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div className={classes('k-skeleton', className)} aria-hidden="true">
      {bars.slice(0, lines).map((bar) => (
        <span key={bar} />
      ))}
    </div>
  );
}
