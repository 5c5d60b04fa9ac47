import { BusinessCard } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CompareButton } from '../compare/compare-button.tsx';
import { SaveButton } from '../favorite/save-button.tsx';
import { RequestLinks } from '../inquiry-form/request-links.tsx';
import { useIsOwn } from '../inquiry-form/use-is-own.ts';
import { useLikesText } from '../reaction/use-likes-text.ts';
import { AskTick } from '../ticked-suppliers/ask-tick.tsx';
import { useTickedSuppliers } from '../ticked-suppliers/use-ticked-suppliers.ts';
import { OriginPills } from './origin-pills.tsx';
import { useVerification } from './use-verification.ts';
import type { BusinessResultView } from './view-of-result.server.ts';

const unknown = '---';

/** A business among results (checklist 98). */
export function BusinessResult({ business, why }: { business: BusinessResultView; why?: ReactNode }) {
  const { t } = useLingui();
  const likesText = useLikesText();
  const verification = useVerification();
  const isOwn = useIsOwn(business.id);
  const isTicking = useTickedSuppliers().length > 0;
  const { country, yearEstablished, industry, businessType } = business;
  // A source states little, and nobody can be asked for the rest.
  const isRecord = business.origin === 'imported' && !business.claimed;
  const facts = [
    { label: t`Year established`, value: yearEstablished?.toString() },
    { label: t`Country`, value: country.name, country: country.code },
    { label: t`Industry`, value: industry },
    { label: t`Business type`, value: businessType },
  ].flatMap(({ value, ...fact }) =>
    value === undefined && isRecord ? [] : [{ ...fact, value: value ?? unknown }],
  );
  return (
    <li>
      <BusinessCard
        href={business.href}
        name={business.name}
        logo={business.logo}
        tier={business.tier}
        verification={verification(business)}
        description={business.description}
        facts={facts}
        note={business.answering}
        likes={likesText(business.likes)}
        origin={<OriginPills {...business} />}
        actions={
          <>
            <RequestLinks businessID={business.id} isOwn={isOwn} isSecondary={isTicking} />
            <SaveButton resourceType="business" id={business.id} text={t`Save Business`} />
            <CompareButton
              thing={{ kind: 'business', id: business.id, name: business.name, picture: business.logo }}
            />
            {business.claimed && !isOwn ? <AskTick supplier={business} /> : null}
          </>
        }
      />
      {why}
    </li>
  );
}
