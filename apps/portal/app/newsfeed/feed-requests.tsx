import { listInquiries } from '@kontor/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { conversationAddress, myConversations, oneself } from '../message-center/message-address.ts';
import { otherParty, viewOfParty } from '../message-center/party-view.ts';
import { useSubject } from '../message-center/use-subject.ts';
import { useTimes } from '../message-center/use-times.ts';
import { useLoaded } from '../session/use-loaded.ts';
import { useUserID } from '../session/use-user-id.ts';

const shownRequests = 3;

/** What waits among one's own conversations. */
export default function FeedRequests() {
  const userID = useUserID();
  return userID === undefined ? null : <Requests userID={userID} />;
}

function Requests({ userID }: { userID: string }) {
  const { t } = useLingui();
  const { short } = useTimes();
  const subjectIn = useSubject();
  const { data, failed } = useLoaded(listInquiries, {
    query: { ubid: userID, size: shownRequests, order: 'recent' as const },
  });
  return (
    <section className="k-card">
      <div className="k-card-head">
        <h2>{t`Requests`}</h2>
      </div>
      <ul className="nf-requests">
        {data?.inquiries.map((inquiry) => {
          const { name, picture } = viewOfParty(otherParty(inquiry));
          return (
            <li key={inquiry.requestID}>
              <img className="k-logo" src={picture} width="36" height="36" alt="" />
              <span>
                <a href={conversationAddress(oneself, inquiry.requestID)}>{name || t`Former member`}</a>
                <small>{subjectIn(inquiry.subject)}</small>
              </span>
              <time dateTime={inquiry.lastMessage.datetime}>{short(inquiry.lastMessage.datetime)}</time>
            </li>
          );
        })}
        {failed ? <li className="nf-none">{t`Error loading data`}</li> : null}
        {data?.inquiries.length === 0 ? <li className="nf-none">{t`No requests yet.`}</li> : null}
      </ul>
      <p className="nf-all">
        <a href={myConversations}>
          <Trans>All requests</Trans>
        </a>
      </p>
    </section>
  );
}
