import { giveUpOrder, type Membership, type MembershipOrder } from '@kontor/contract';
import { Button, Pill, SectionCard } from '@kontor/ui';
import { Clock } from '@kontor/ui/icon';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { planNames } from '../membership/plan-name.ts';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import { priceText } from './price-text.ts';
import { useDone } from './use-done.ts';

interface AwaitedTransferProps {
  membership: Membership;
  order: MembershipOrder;
  reload: () => void;
}

/** An order whose transfer has not arrived, with the way to give it up. */
export function AwaitedTransfer({ membership: { businessID }, order, reload }: AwaitedTransferProps) {
  const { t, i18n } = useLingui();
  const { language } = usePortal();
  const { call } = useSession();
  const { isBusy, failure, run } = useDone(reload);
  const { orderID, payBefore } = order;
  const plan = i18n._(planNames[order.planId]);
  const amount = priceText(order.totalCents, language);
  const before = payBefore ? dayOf(payBefore, language) : '';
  return (
    <SectionCard
      title={t`${plan} by bank transfer`}
      aside={
        <Pill tone="warn">
          <Clock size={14} /> <Trans>Waiting for transfer</Trans>
        </Pill>
      }
    >
      <div className="ck-awaited">
        <p>
          <Trans>
            Transfer {amount} by {before} and quote the number of the pro forma invoice below. The package
            starts on the day the money arrives.
          </Trans>
        </p>
        <Button
          loading={isBusy}
          onClick={() =>
            void run(
              () => call(giveUpOrder, { params: { businessID, orderID } }),
              t`The order is cancelled. There is nothing to pay.`,
            )
          }
        >
          <Trans>Cancel the order</Trans>
        </Button>
        {failure}
      </div>
    </SectionCard>
  );
}
