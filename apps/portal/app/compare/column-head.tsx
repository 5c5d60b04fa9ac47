import { CompanyName, TierPlate, VerifiedBadge } from '@kontor/ui';
import { X } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { OriginPills } from '../business/origin-pills.tsx';
import { useVerification } from '../business/use-verification.ts';
import { choice } from './chosen.ts';
import type { ComparedThing } from './load-comparison.server.ts';
import { useChosen } from './use-chosen.ts';

/** What a column is about, and the way to take it out. @param without the address of the others */
export function ColumnHead({ thing, without }: { thing: ComparedThing; without: string }) {
  const { t } = useLingui();
  const verification = useVerification();
  const { store } = useChosen();
  const { name, href, picture, company } = thing;
  return (
    <div className="cp-thing">
      <img className="k-logo" src={picture} width="48" height="48" alt="" />
      <a
        className="k-icon-button cp-remove"
        href={without}
        rel="nofollow"
        aria-label={t`Remove ${name}`}
        onClick={() => store(() => choice.remove(thing.id))}
      >
        <X size={18} />
      </a>
      <a className="cp-name" href={href}>
        {company ? name : <CompanyName name={name} />}
      </a>
      {company ? (
        <a className="cp-company" href={company.href}>
          {company.name}
        </a>
      ) : null}
      <span className="cp-badges">
        <TierPlate tier={thing.tier} />
        <VerifiedBadge {...verification(thing)} />
        <OriginPills {...thing} />
      </span>
    </div>
  );
}
