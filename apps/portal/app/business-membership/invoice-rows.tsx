import type { Invoice } from '@kontor/contract';
import { Button, Pill } from '@kontor/ui';
import { Download } from '@kontor/ui/icon';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { planNames } from '../membership/plan-name.ts';
import { usePortal } from '../session/use-portal.ts';
import { priceText } from './price-text.ts';
import type { Saving } from './use-saving-invoices.ts';

/** Each with what it is for, how it stands, and its file. */
export function InvoiceRows({ invoices, busy, failureOf, save }: Saving & { invoices: readonly Invoice[] }) {
  const { t, i18n } = useLingui();
  const { language } = usePortal();
  return invoices.map((invoice) => {
    const { invoiceID, number, issuedOn, totalCents } = invoice;
    const amount = priceText(Math.abs(totalCents), language);
    return (
      <tr key={invoiceID}>
        <th scope="row" data-label={t`Number`}>
          {number}
        </th>
        <td data-label={t`Date`}>{dayOf(issuedOn, language)}</td>
        <td data-label={t`For`}>
          <Purpose invoice={invoice} plan={i18n._(planNames[invoice.planId])} />
        </td>
        <td data-label={t`Status`}>
          <State invoice={invoice} />
        </td>
        <td data-label={t`Amount`} className="ck-amount">
          {totalCents < 0 ? `− ${amount}` : amount}
        </td>
        <td>
          <Button
            size="small"
            variant="quiet"
            loading={busy === invoiceID}
            aria-label={t`Download ${number} as PDF`}
            onClick={() => void save(invoice)}
          >
            <Download size={16} />
            {t`PDF`}
          </Button>
          {failureOf(invoiceID)}
        </td>
      </tr>
    );
  });
}

function Purpose({
  invoice: { kind, credits = '', startsOn, endsOn },
  plan,
}: {
  invoice: Invoice;
  plan: string;
}) {
  const { language } = usePortal();
  const [from, until] = [dayOf(startsOn, language), dayOf(endsOn, language)];
  if (kind === 'credit-note') return <Trans>Credit note for {credits}</Trans>;
  if (kind === 'pro-forma') return <Trans>Pro forma, {plan} by bank transfer</Trans>;
  return (
    <Trans>
      {plan}, {from} to {until}
    </Trans>
  );
}

function State({ invoice: { state, stateOn } }: { invoice: Invoice }) {
  const { language } = usePortal();
  const day = stateOn ? dayOf(stateOn, language) : '';
  switch (state) {
    case 'paid':
      return (
        <Pill tone="ok">
          <Trans>Paid</Trans>
        </Pill>
      );
    case 'settled':
      return (
        <Pill tone="ok">
          <Trans>Settled</Trans>
        </Pill>
      );
    case 'credited':
      return (
        <Pill>
          <Trans>Credited</Trans>
        </Pill>
      );
    case 'waiting':
      return (
        <Pill tone="warn">
          <Trans>Waiting, until {day}</Trans>
        </Pill>
      );
    case 'cancelled':
      return (
        <Pill>
          <Trans>Cancelled {day}</Trans>
        </Pill>
      );
    case 'lapsed':
      return (
        <Pill>
          <Trans>Lapsed {day}</Trans>
        </Pill>
      );
  }
}
