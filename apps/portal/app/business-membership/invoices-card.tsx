import { downloadInvoice, downloadInvoices, type Invoice, listInvoices } from '@kontor/contract';
import { Button, Pill, SectionCard, useToast } from '@kontor/ui';
import { Download } from '@kontor/ui/icon';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { saveFile } from '../download/save-file.ts';
import { planNames } from '../membership/plan-name.ts';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useSession } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { usePortal } from '../session/use-portal.ts';
import { priceText } from './price-text.ts';

/** Rows that are asked for at a time. */
const size = 25;

interface InvoicesCardProps {
  businessID: string;
  /** Changes when something was bought, ordered or given back. */
  turn: string;
}

/** Invoices, credit notes and pro-forma invoices of a business, the newest first; nothing before the first. */
export function InvoicesCard({ businessID, turn }: InvoicesCardProps) {
  const [after, setAfter] = useState<string[]>([]);
  return (
    <Pages key={turn} businessID={businessID} after={after} onMore={(next) => setAfter([...after, next])} />
  );
}

function Pages({
  businessID,
  after,
  onMore,
}: {
  businessID: string;
  after: string[];
  onMore: (next: string) => void;
}) {
  const { t } = useLingui();
  const first = useLoaded(listInvoices, { params: { businessID }, query: { size } });
  const { busy, save } = useSaving(businessID);
  if (first.failed) return <LoadingFailed onRetry={first.reload} />;
  if (!first.data || first.data.items.length === 0) return null;
  return (
    <SectionCard
      className="ck-invoices"
      title={t`Invoices`}
      aside={
        <Button size="small" loading={busy === 'all'} onClick={() => void save('all')}>
          <Download size={16} />
          <Trans>All as ZIP</Trans>
        </Button>
      }
    >
      <div className="ck-table">
        <table className="k-number">
          <thead>
            <tr>
              <th scope="col">{t`Number`}</th>
              <th scope="col">{t`Date`}</th>
              <th scope="col">{t`For`}</th>
              <th scope="col">{t`State`}</th>
              <th scope="col" className="ck-amount">{t`Amount`}</th>
              <th scope="col">
                <span className="k-hidden">{t`File`}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            <Rows invoices={first.data.items} busy={busy} save={save} />
            {after.map((cursor) => (
              <More
                key={cursor}
                businessID={businessID}
                after={cursor}
                busy={busy}
                save={save}
                onMore={onMore}
                isLast={cursor === after.at(-1)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {after.length === 0 && first.data.next ? <MoreButton next={first.data.next} onMore={onMore} /> : null}
    </SectionCard>
  );
}

interface Saving {
  busy: string | undefined;
  save: (invoice: Invoice | 'all') => Promise<void>;
}

function useSaving(businessID: string): Saving {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const [busy, setBusy] = useState<string>();
  return {
    busy,
    async save(invoice) {
      setBusy(invoice === 'all' ? 'all' : invoice.invoiceID);
      try {
        const file =
          invoice === 'all'
            ? await call.file(downloadInvoices, { params: { businessID } })
            : await call.file(downloadInvoice, { params: { businessID, invoiceID: invoice.invoiceID } });
        saveFile(file);
      } catch (error) {
        console.error('An invoice could not be downloaded', error);
        toast(t`The file could not be downloaded. Please try again.`, 'failed');
      } finally {
        setBusy(undefined);
      }
    },
  };
}

interface MoreProps extends Saving {
  businessID: string;
  after: string;
  onMore: (next: string) => void;
  isLast: boolean;
}

function More({ businessID, after, busy, save, onMore, isLast }: MoreProps) {
  const page = useLoaded(listInvoices, { params: { businessID }, query: { size, after } });
  if (page.failed)
    return (
      <tr>
        <td colSpan={6}>
          <LoadingFailed onRetry={page.reload} />
        </td>
      </tr>
    );
  return (
    <>
      <Rows invoices={page.data?.items ?? []} busy={busy} save={save} />
      {isLast && page.data?.next ? (
        <tr>
          <td colSpan={6}>
            <MoreButton next={page.data.next} onMore={onMore} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

function MoreButton({ next, onMore }: { next: string; onMore: (next: string) => void }) {
  return (
    <p className="ck-foot">
      <Button onClick={() => onMore(next)}>
        <Trans>Load more</Trans>
      </Button>
    </p>
  );
}

function Rows({ invoices, busy, save }: Saving & { invoices: readonly Invoice[] }) {
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
        <td data-label={t`State`}>
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
    case 'lapsed':
      return (
        <Pill>
          <Trans>Lapsed {day}</Trans>
        </Pill>
      );
  }
}
