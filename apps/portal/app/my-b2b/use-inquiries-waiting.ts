import { listWaitingInquiries } from '@kontor/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { conversationAddress, oneself } from '../message-center/message-address.ts';
import { viewOfParty } from '../message-center/party-view.ts';
import { useSubject } from '../message-center/use-subject.ts';
import { useTimes } from '../message-center/use-times.ts';
import { useLoaded } from '../session/use-loaded.ts';
import type { WaitingPart } from './waiting-part.ts';

/** Conversations that hold something unread. */
export function useInquiriesWaiting(): WaitingPart {
  const { t } = useLingui();
  const { short } = useTimes();
  const subjectIn = useSubject();
  const { data, failed, reload } = useLoaded(listWaitingInquiries, {});
  const things = data?.inquiries.map(({ requestID, asBusiness, other, subject, unread, lastMessageAt }) => {
    const { name, picture } = viewOfParty(other);
    return {
      key: requestID,
      picture: { url: picture, isPerson: other.type === 'user' },
      title: `${name || t`Former member`}: ${t`${plural(unread, { one: '# new message', other: '# new messages' })}`}`,
      note: [asBusiness?.companyName, subjectIn(subject)].filter(Boolean).join(' · '),
      clock: short(lastMessageAt),
      href: conversationAddress(asBusiness?.businessID ?? oneself, requestID),
      verb: t({ message: 'Answer', context: 'verb' }),
    };
  });
  return { things, failed, reload };
}
