import { getBusinessProfile } from '@kontor/contract';
import { ButtonLink, FormNotice } from '@kontor/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { conversationAddress, conversationsAddress } from '../message-center/message-address.ts';
import { useLoaded } from '../session/use-loaded.ts';

interface Conversation {
  requestID: string;
  businessID: string;
}

export interface SentInquiry {
  /** As whom it was sent: the id of a business, or `me`. */
  party: string;
  /** One with each supplier. */
  conversations: readonly Conversation[];
}

/** Stands in the place of the form once the inquiry is sent: what was done, and where it goes on. */
export function Sent({ party, conversations, href, name }: SentInquiry & { href: string; name: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const [first, ...others] = conversations;
  const suppliers = conversations.length;
  return (
    <div className="k-card q-part">
      <FormNotice kind="ok" ref={notice}>
        <p>
          <b>
            <Trans>Inquiry sent successfully</Trans>
          </b>
        </p>
        <p>
          <Plural
            value={suppliers}
            one="One supplier has received it."
            other="# suppliers have received it, each in a separate conversation."
          />
        </p>
      </FormNotice>
      {others.length > 0 ? (
        <ul className="q-conversations">
          {conversations.map((conversation) => (
            <li key={conversation.requestID}>
              <ConversationLink party={party} {...conversation} />
            </li>
          ))}
        </ul>
      ) : null}
      <p className="q-ways">
        {others.length > 0 ? (
          <ButtonLink variant="petrol" href={conversationsAddress(party)}>
            <Trans>All requests</Trans>
          </ButtonLink>
        ) : first ? (
          <ButtonLink variant="petrol" href={conversationAddress(party, first.requestID)}>
            <Trans>Open the conversation</Trans>
          </ButtonLink>
        ) : null}
        <ButtonLink variant="quiet" href={href}>
          <Trans>Back to {name}</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}

/** Named once the name is known. */
function ConversationLink({ party, requestID, businessID }: Conversation & { party: string }) {
  const { data } = useLoaded(getBusinessProfile, { params: { businessID } });
  if (!data) return null;
  const { companyName } = data.general;
  return (
    <a href={conversationAddress(party, requestID)}>
      <Trans>Conversation with {companyName}</Trans>
    </a>
  );
}
