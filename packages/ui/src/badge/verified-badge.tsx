import { BadgeCheck, CircleDashed } from '../icon/icons.gen.ts';
import { classes } from '../style/classes.ts';
import './verified-badge.css';

interface SealProps {
  /** Shows what a seal looks like on invented data: drawn hollow, for nothing was proven. */
  sample?: boolean | undefined;
}

function Seal({ size, sample }: SealProps & { size: number }) {
  return <BadgeCheck className={sample ? 'k-seal-sample' : 'k-seal'} size={size} />;
}

export interface Verification extends SealProps {
  /** Null for whoever was not asked for proof. */
  verified: boolean | null;
  /** "Verified facts". */
  text: string;
}

/** What was proven: a green seal, or a dashed ring for "not verified" (checklist 103). */
export function VerifiedBadge({ verified, text, sample }: Verification) {
  if (verified === null) return null;
  if (!verified)
    return (
      <span className="k-verified k-verified-not">
        <CircleDashed size={17} />
        {text}
      </span>
    );
  return (
    <span className={classes('k-verified', sample && 'k-verified-sample')}>
      <Seal size={19} sample={sample} />
      {text}
    </span>
  );
}

/** Beside a single checked value; without it the value is stated by the company. */
export function FactSeal({ label, sample }: SealProps & { label: string }) {
  return (
    <span
      className={classes('k-fact-seal', sample && 'k-verified-sample')}
      role="img"
      aria-label={label}
      title={label}
    >
      <Seal size={16} sample={sample} />
    </span>
  );
}

/** Head of a list of checked facts. */
export function LargeSeal({ sample }: SealProps) {
  return (
    <span className={classes('k-large-seal', sample && 'k-verified-sample')}>
      <Seal size={32} sample={sample} />
    </span>
  );
}
