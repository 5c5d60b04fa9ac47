import { type BusinessCard, getBusinessProfile } from '@kontor/contract';
import { inquiryLimits } from '@kontor/contract/inquiry-limits';
import { Button, ButtonLink, SectionCard } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { logoOf } from '../business/business-view.ts';
import { useLoaded } from '../session/use-loaded.ts';
import { sendRequestAddress } from './inquiry-address.ts';

type ShownBusiness = Pick<BusinessCard, 'businessID' | 'general' | 'contactInfo'>;

interface AskOthersProps {
  suggested: readonly BusinessCard[];
  /** Ids of those who are asked, too. */
  others: readonly string[];
  onChange: (others: string[]) => void;
}

/** Who else is asked the same, up to eight in all; each sees only itself. */
export function AskOthers({ suggested, others, onChange }: AskOthersProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<string>(undefined);
  // The button that was pressed is gone with its row: its business may be the next to be added or removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the rows are those of the change
  useEffect(() => {
    if (moved.current === undefined) return;
    const row = list.current?.querySelector(`[data-business="${moved.current}"]`) ?? list.current;
    moved.current = undefined;
    row?.querySelector('button')?.focus();
  }, [others]);
  const asked = others.length + 1;
  const maximum = inquiryLimits.suppliers;
  const known = new Map(suggested.map((business) => [business.businessID, business]));
  const left = suggested.filter(({ businessID }) => !others.includes(businessID));
  if (others.length === 0 && left.length === 0) return null;
  function move(id: string, changed: string[]) {
    moved.current = id;
    onChange(changed);
  }
  const remove = (id: string) =>
    move(
      id,
      others.filter((each) => each !== id),
    );
  return (
    <SectionCard title={t`Ask others too`} aside={t`${asked} of ${maximum}`}>
      <ul className="q-others" ref={list}>
        {others.map((id) => {
          const business = known.get(id);
          return business ? (
            <AskedBusiness key={id} business={business} onRemove={() => remove(id)} />
          ) : (
            <LoadedBusiness key={id} id={id} onRemove={() => remove(id)} />
          );
        })}
        {left.map((business) => (
          <BusinessRow key={business.businessID} business={business}>
            <Button
              size="small"
              disabled={asked >= maximum}
              aria-label={t`Add ${business.general.companyName}`}
              onClick={() => move(business.businessID, [...others, business.businessID])}
            >
              <Trans>Add</Trans>
            </Button>
          </BusinessRow>
        ))}
      </ul>
      <p className="k-meta q-others-note" role="status">
        {others.length > 0
          ? t`Each supplier sees only itself and “one of ${asked}”.`
          : t`Each supplier sees only itself and how many were asked.`}
      </p>
    </SectionCard>
  );
}

/** The claimed suppliers of the category of a company nobody has claimed; each is asked by a form of its own. */
export function AskInstead({ suggested }: { suggested: readonly BusinessCard[] }) {
  const { t } = useLingui();
  if (suggested.length === 0) return null;
  return (
    <SectionCard title={t`Suppliers who read requests`}>
      <ul className="q-others">
        {suggested.map((business) => (
          <BusinessRow key={business.businessID} business={business}>
            <ButtonLink
              size="small"
              href={sendRequestAddress(business.businessID)}
              aria-label={t`Ask ${business.general.companyName}`}
            >
              <Trans>Ask</Trans>
            </ButtonLink>
          </BusinessRow>
        ))}
      </ul>
      <p className="k-meta q-others-note">
        <Trans>They are in the same category.</Trans>
      </p>
    </SectionCard>
  );
}

function LoadedBusiness({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { data } = useLoaded(getBusinessProfile, { params: { businessID: id } });
  return data ? <AskedBusiness business={data} onRemove={onRemove} /> : null;
}

function AskedBusiness({ business, onRemove }: { business: ShownBusiness; onRemove: () => void }) {
  const { t } = useLingui();
  return (
    <BusinessRow business={business}>
      <Button
        size="small"
        variant="quiet"
        aria-label={t`Remove ${business.general.companyName}`}
        onClick={onRemove}
      >
        <Trans>Remove</Trans>
      </Button>
    </BusinessRow>
  );
}

function BusinessRow({ business, children }: { business: ShownBusiness; children: ReactNode }) {
  return (
    <li data-business={business.businessID}>
      <img className="k-logo" src={logoOf(business)} width="40" height="40" alt="" />
      <span>
        <b>{business.general.companyName}</b>
        <small className="k-meta">{business.contactInfo.country.countryName}</small>
      </span>
      {children}
    </li>
  );
}
