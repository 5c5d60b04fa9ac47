import { Card, LargeSeal } from '@kontor/ui';
import { Check } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import type { BusinessPageData } from './business-page-data.ts';

/** What was checked, how and when; nothing when nothing was. */
export function VerifiedFacts({ facts }: BusinessPageData) {
  const { t } = useLingui();
  const [newest] = facts;
  if (!newest) return null;
  const { sample } = newest;
  return (
    <Card padded className={sample ? 'b-facts b-facts-sample' : 'b-facts'}>
      <div className="b-facts-head">
        <LargeSeal sample={sample} />
        <div>
          <h2>{sample ? t`Verified (demo)` : t`Verified facts`}</h2>
          <p className="k-meta">
            {sample
              ? t`Sample data: nobody has checked these.`
              : t`Checked by ${newest.checkedBy} on ${newest.checkedOn}`}
          </p>
        </div>
      </div>
      <ul>
        {facts.map(({ fact, method, text, methodText, checkedOn }) => (
          <li key={`${fact} ${method}`}>
            <Check size={18} />
            <span>{text}</span>
            <small>
              {methodText} · {checkedOn}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
