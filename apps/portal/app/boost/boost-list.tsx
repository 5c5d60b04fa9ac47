import { type Boost, businessAddress, type MyBusiness, productAddress } from '@kontor/contract';
import { Button, Pill, SectionCard } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePortal } from '../session/use-portal.ts';
import { useFigureNames } from './use-figure-names.ts';

/** Of those that ended, as long as nobody asks for all. */
const shownPast = 10;

interface BoostListProps {
  boosts: readonly Boost[];
  business: MyBusiness;
}

/** Each boost with its figures, those that run first. */
export function BoostList({ boosts, business }: BoostListProps) {
  const { t, i18n } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const running = boosts.filter(({ isRunning }) => isRunning).length;
  const shown = isWhole ? boosts : boosts.slice(0, running + shownPast);
  const hidden = boosts.length - shown.length;
  return (
    <SectionCard
      title={t`Your boosts`}
      aside={boosts.length > 0 ? t`${i18n.number(running)} running` : undefined}
    >
      {boosts.length === 0 ? (
        <p className="bb-none">
          <Trans>No boosts yet. Once one is running, you see its views, clicks and requests here.</Trans>
        </p>
      ) : (
        <ul className="bb-list">
          {shown.map((boost) => (
            <BoostRow key={boost.boostID} boost={boost} business={business} />
          ))}
        </ul>
      )}
      {hidden > 0 ? (
        <p className="bb-more">
          <Button size="small" onClick={() => setWhole(true)}>
            <Plural value={hidden} one="Show # older boost" other="Show # older boosts" />
          </Button>
        </p>
      ) : null}
    </SectionCard>
  );
}

function BoostRow({ boost, business }: { boost: Boost; business: MyBusiness }) {
  const { t, i18n } = useLingui();
  const { language } = usePortal();
  const names = useFigureNames();
  const { name, kind, productID: id, isRunning } = boost;
  const [starts, ends] = [dayOf(boost.startsAt, language), dayOf(boost.endsAt, language)];
  const company = business.general.companyName;
  const href =
    kind === 'business'
      ? businessAddress({ id: business.businessID, name: company })
      : id && name
        ? productAddress({ id, name, company })
        : undefined;
  return (
    <li>
      <div className="bb-what">
        <b>{href ? <a href={href}>{name}</a> : <Trans>A product buyers cannot see</Trans>}</b>
        <span className="bb-pills">
          <Pill tone={isRunning ? 'ok' : undefined}>
            {isRunning ? t`Running until ${ends}` : t`${starts} to ${ends}`}
          </Pill>
          <span className="k-meta">
            {kind === 'business' ? <Trans>Company</Trans> : <Trans>Product</Trans>}
          </span>
        </span>
      </div>
      <dl className="bb-figures">
        {(['shows', 'clicks', 'inquiries'] as const).map((figure) => (
          <div key={figure}>
            <dt>{names[figure]}</dt>
            <dd className="k-number">{i18n.number(boost[figure])}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
