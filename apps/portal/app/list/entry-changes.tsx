import type { ListEntryChanges } from '@kontor/contract';
import { Clock, Package, Pencil, TriangleAlert } from '@kontor/ui/icon';
import { dayOf } from '@kontor/web/language/day';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../session/use-portal.ts';

/** What the page of an entry says otherwise than it did: quietly, but for proof that ended. */
export function EntryChanges({ changes }: { changes: ListEntryChanges }) {
  const { t } = useLingui();
  const { language } = usePortal();
  const { certificates, leadTime, stock, editedAt } = changes;
  const days = (count: number) => t`${plural(count, { one: '# day', other: '# days' })}`;
  const isTold = leadTime !== undefined || stock !== undefined;
  const edited = editedAt && dayOf(editedAt, language);
  return (
    <ul className="ls-changes">
      {certificates.map(({ name, endedOn }) => {
        const day = dayOf(endedOn, language);
        return (
          <li key={`${name} ${endedOn}`} className="ls-ended">
            <TriangleAlert size={16} />
            <span>{t`${name} expired on ${day}. Ask for the new one.`}</span>
          </li>
        );
      })}
      {leadTime ? (
        <li>
          <Clock size={16} />
          <span>
            {t`Lead time`}: {leadTime.before === undefined ? null : <s>{days(leadTime.before)}</s>}{' '}
            {leadTime.now === undefined ? t`not stated` : days(leadTime.now)}
          </span>
        </li>
      ) : null}
      {stock === undefined ? null : (
        <li>
          <Package size={16} />
          <span>{stock ? t`Now in stock` : t`No longer in stock`}</span>
        </li>
      )}
      {edited && !isTold ? (
        <li>
          <Pencil size={16} />
          <span>{t`Page edited on ${edited}`}</span>
        </li>
      ) : null}
    </ul>
  );
}
