import { classes } from '../style/classes.ts';
import './strength-meter.css';

interface StrengthMeterProps {
  /** 0: it would be refused; 4: the best there is. */
  score: 0 | 1 | 2 | 3 | 4;
  /** Says it in words. */
  text: string;
}

/** How strong a password is, in bars and words. It keeps its place, so that nothing moves while one types. */
export function StrengthMeter({ score, text }: StrengthMeterProps) {
  return (
    <div className={classes('k-strength', `k-strength-${score}`)}>
      <span className="k-strength-bars" aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={bar <= score ? 'k-strength-on' : undefined} />
        ))}
      </span>
      <span className="k-strength-text" role="status">
        {text}
      </span>
    </div>
  );
}
