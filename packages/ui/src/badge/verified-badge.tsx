import { BadgeCheck, CircleDashed } from 'lucide-react';
import './verified-badge.css';

/** What was proven: a green seal, or a dashed ring for "not verified" (checklist 103). */
export function VerifiedBadge({ verified, text }: { verified: boolean; text: string }) {
  return (
    <span className={verified ? 'k-verified' : 'k-verified k-verified-not'}>
      {verified ? <BadgeCheck className="k-seal" size={19} /> : <CircleDashed size={17} strokeWidth={2} />}
      {text}
    </span>
  );
}

/** Beside a single checked value; without it the value is stated by the company. */
export function FactSeal({ label }: { label: string }) {
  return (
    <span className="k-fact-seal" role="img" aria-label={label} title={label}>
      <BadgeCheck className="k-seal" size={16} />
    </span>
  );
}

/** Head of a list of checked facts. */
export function LargeSeal() {
  return (
    <span className="k-large-seal">
      <BadgeCheck className="k-seal" size={32} />
    </span>
  );
}
