import { BusinessCard, ButtonLink } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useResultTexts } from '../search/use-result-texts.ts';
import { useAccountAddress } from '../session/use-account-address.ts';
import type { BusinessView } from './business-view.ts';
import { OriginPills } from './origin-pills.tsx';
import { useVerification } from './use-verification.ts';

const unknown = '---';

/** A business among results (checklist 98). */
export function BusinessResult({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const texts = useResultTexts();
  const verification = useVerification();
  const { login } = useAccountAddress();
  const { country, yearEstablished, industry, businessType } = business;
  return (
    <li>
      <BusinessCard
        href={business.href}
        name={business.name}
        logo={business.logo}
        tier={business.tier}
        verification={verification(business)}
        description={business.description}
        facts={[
          {
            label: t`Year established`,
            value: yearEstablished === undefined ? unknown : String(yearEstablished),
          },
          { label: t`Country`, value: country.name, country: country.code },
          { label: t`Industry`, value: industry ?? unknown },
          { label: t`Business type`, value: businessType },
        ]}
        likes={texts.likes(business.likes)}
        origin={<OriginPills {...business} />}
        actions={
          <ButtonLink variant="primary" href={login} rel="nofollow" className="s-for-visitors">
            <Trans>Send Request</Trans>
          </ButtonLink>
        }
      />
    </li>
  );
}
