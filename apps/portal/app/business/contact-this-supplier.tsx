import { ButtonLink, Card, FactList, type PlateFact } from '@kontor/ui';
import { Send } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAccountAddress } from '../session/use-account-address.ts';
import type { BusinessPageData } from './load-business.server.ts';
import { useValueTexts } from './use-value-texts.ts';

/** The step that creates contact, with what one asks before it; on phones it stays at the lower edge. */
export function ContactThisSupplier({ general, tradeCapabilities }: BusinessPageData) {
  const { t } = useLingui();
  const texts = useValueTexts();
  const { login } = useAccountAddress();
  const { averageLeadTime } = tradeCapabilities;
  const employees = texts.range(general.totalEmployees);
  const rows: (PlateFact | false)[] = [
    averageLeadTime !== undefined && {
      label: t`Production lead time`,
      value: texts.onAverage(averageLeadTime),
    },
    employees !== undefined && { label: t`Total employees`, value: employees },
    general.yearStablished !== undefined && { label: t`Year established`, value: general.yearStablished },
  ];
  const facts = rows.filter((row) => !!row);
  return (
    <>
      <Card padded className="b-contact-card s-for-visitors">
        <h2>
          <Trans>Contact this supplier</Trans>
        </h2>
        <ButtonLink variant="primary" wide href={login} rel="nofollow">
          <Send size={17} />
          <Trans>Send Request</Trans>
        </ButtonLink>
        {facts.length > 0 ? <FactList facts={facts} /> : null}
      </Card>
      <div className="b-send s-for-visitors">
        <ButtonLink variant="primary" wide href={login} rel="nofollow">
          <Send size={17} />
          <Trans>Send Request</Trans>
        </ButtonLink>
      </div>
    </>
  );
}
