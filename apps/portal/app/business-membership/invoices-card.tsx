import { listInvoices } from '@kontor/contract';
import { Button, SectionCard } from '@kontor/ui';
import { Download } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { InvoiceRows } from './invoice-rows.tsx';
import { type Saving, useSavingInvoices } from './use-saving-invoices.ts';

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
  const saving = useSavingInvoices(businessID);
  const { busy, save, failureOf } = saving;
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
      {failureOf('all')}
      <div className="ck-table">
        <table className="k-number">
          <thead>
            <tr>
              <th scope="col">{t`Number`}</th>
              <th scope="col">{t`Date`}</th>
              <th scope="col">{t`For`}</th>
              <th scope="col">{t`Status`}</th>
              <th scope="col" className="ck-amount">{t`Amount`}</th>
              <th scope="col">
                <span className="k-hidden">{t`File`}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            <InvoiceRows invoices={first.data.items} {...saving} />
            {after.map((cursor) => (
              <More
                key={cursor}
                businessID={businessID}
                after={cursor}
                saving={saving}
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

interface MoreProps {
  saving: Saving;
  businessID: string;
  after: string;
  onMore: (next: string) => void;
  isLast: boolean;
}

function More({ businessID, after, saving, onMore, isLast }: MoreProps) {
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
      <InvoiceRows invoices={page.data?.items ?? []} {...saving} />
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
