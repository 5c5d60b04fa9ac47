import type { Inquiry } from '@kontor/contract';
import { ButtonLink, CompanyName, TierPlate, VerifiedBadge } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { amountText } from '../amount/amount-text.ts';
import { viewOfBusiness } from '../business/business-view.ts';
import { OriginPills } from '../business/origin-pills.tsx';
import { useVerification } from '../business/use-verification.ts';
import { usePortal } from '../session/use-portal.ts';
import { AskedProduct } from './asked-product.tsx';
import { otherParty, viewOfParty } from './party-view.ts';
import './context-column.css';

/** From 1200 px beside a conversation: who the other side is, and what was asked for. */
export function ContextColumn({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useLingui();
  return (
    <aside className="mc-context" aria-label={t`About this conversation`}>
      <OtherSide inquiry={inquiry} />
      <Request inquiry={inquiry}>
        <h3>
          <Trans>This request</Trans>
        </h3>
      </Request>
    </aside>
  );
}

/** Below 1200 px above a conversation: how much was asked for, and once it is opened what the column says. */
export function ContextBar({ inquiry }: { inquiry: Inquiry }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { quantity } = inquiry;
  return (
    <details className="mc-about" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b>
          <Trans>This request</Trans>
        </b>
        {quantity ? ` ${amountText(quantity, i18n)}` : null}
      </summary>
      {isOpen ? (
        <>
          <Request inquiry={inquiry} />
          <OtherSide inquiry={inquiry} />
        </>
      ) : null}
    </details>
  );
}

/** What was asked for, below its heading where it needs one. */
function Request({ inquiry, children }: { inquiry: Inquiry; children?: ReactNode }) {
  const { t, i18n } = useLingui();
  const { language } = usePortal();
  const { quantity, wantedBy, deliveryPlace, suppliers, product, createdAt, assignee } = inquiry;
  return (
    <>
      <section>
        {children}
        <dl className="mc-facts">
          <Fact name={t`Sent on`} value={dayOf(createdAt, language)} />
          <Fact name={t`Assigned to`} value={assignee && `${assignee.firstName} ${assignee.lastName}`} />
          <Fact name={t`Quantity`} value={quantity && amountText(quantity, i18n)} />
          <Fact name={t`Required by`} value={wantedBy && dayOf(`${wantedBy}T00:00:00Z`, language)} />
          <Fact name={t`Delivery place`} value={deliveryPlace} />
          <Fact
            name={t`Suppliers asked`}
            value={<Plural value={suppliers} one="Only this one" other="One of #" />}
          />
        </dl>
      </section>
      {product ? <AskedProduct product={product} /> : null}
    </>
  );
}

function OtherSide({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useLingui();
  const verification = useVerification();
  const party = otherParty(inquiry);
  const { name, picture, href } = viewOfParty(party);
  const business = party.business && viewOfBusiness(party.business);
  const employees = party.business?.general.totalEmployees;
  const place = party.business && [party.business.contactInfo.city, business?.country.name];
  return (
    <section>
      <div className="mc-other">
        <img className="mc-photo" src={picture} width="60" height="60" alt="" />
        <div>
          <h3>{name ? <CompanyName name={name} /> : t`Former member`}</h3>
          {place ? <p className="k-meta">{place.filter(Boolean).join(' · ')}</p> : null}
          {business ? (
            <p className="mc-badges">
              <TierPlate tier={business.tier} />
              <VerifiedBadge {...verification(business)} />
              {business.claimed ? null : <OriginPills {...business} />}
            </p>
          ) : null}
        </div>
      </div>
      {business ? (
        <dl className="mc-facts">
          <Fact name={t`Business type`} value={business.businessType} />
          <Fact name={t`Year established`} value={business.yearEstablished} />
          <Fact
            name={t`Total employees`}
            value={
              employees && [employees.min, employees.max].filter((each) => each !== undefined).join(' - ')
            }
          />
        </dl>
      ) : null}
      {href ? (
        <ButtonLink href={href} wide>
          <Trans>Business Profile</Trans>
        </ButtonLink>
      ) : null}
    </section>
  );
}

/** A labelled fact; nothing where it is not known. */
function Fact({ name, value }: { name: string; value: ReactNode }) {
  if (value === undefined || value === null || value === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
