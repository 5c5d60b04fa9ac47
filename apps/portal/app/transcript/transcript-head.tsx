import type { TranscriptHead as Head } from '@kontor/contract';
import { InfoTable } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { useLingui } from '@lingui/react/macro';
import { amountText } from '../amount/amount-text.ts';
import { useSubject } from '../message-center/use-subject.ts';
import { useTableTexts } from '../page-part/use-table-texts.ts';
import { usePortal } from '../session/use-portal.ts';
import { useMoments } from './use-moments.ts';

/** What a conversation is about, and between whom. */
export function TranscriptHead({ head }: { head: Head }) {
  const { t, i18n } = useLingui();
  const subjectOf = useSubject();
  const { moment } = useMoments();
  const { language } = usePortal();
  const texts = useTableTexts();
  const { sender, receiver, product, quantity, wantedBy, deliveryPlace, closedAt, closedBy, closeReason } =
    head;
  const nobody = t`Former member`;
  const ended = closedBy === 'S' ? sender.name : receiver.name;
  const rows = [
    { label: t({ message: 'From', context: 'sender' }), value: sender.name || nobody },
    { label: t({ message: 'To', context: 'addressee' }), value: receiver.name || nobody },
    { label: t`Subject`, value: subjectOf(head.subject) },
    { label: t`Sent on`, value: moment(head.createdAt) },
    product !== undefined && { label: t`Product`, value: product },
    quantity && { label: t`Quantity`, value: amountText(quantity, i18n) },
    wantedBy !== undefined && { label: t`Required by`, value: dayOf(`${wantedBy}T00:00:00Z`, language) },
    deliveryPlace !== undefined && { label: t`Delivery place`, value: deliveryPlace },
    closedAt !== undefined && {
      label: t`Ended`,
      value: [moment(closedAt), ended || nobody, closeReason].filter(Boolean).join(' · '),
    },
    { label: t`Reference`, value: head.requestID },
  ].filter((row) => row !== false && row !== undefined);
  return <InfoTable caption={t`Conversation`} rows={rows} initialRows={rows.length} texts={texts} />;
}
