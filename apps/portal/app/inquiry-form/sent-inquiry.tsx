import { ButtonLink, FormNotice } from '@kontor/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { conversationAddress, conversationsAddress } from '../message-center/message-address.ts';

export interface SentInquiry {
  /** As whom it was sent: the id of a business, or `me`. */
  party: string;
  requestID: string;
  suppliers: number;
}

/** Stands in the place of the form once the inquiry is sent: what was done, and where it goes on. */
export function Sent({
  party,
  requestID,
  suppliers,
  href,
  name,
}: SentInquiry & { href: string; name: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
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
      <p className="q-ways">
        <ButtonLink variant="petrol" href={conversationAddress(party, requestID)}>
          <Trans>Open the conversation</Trans>
        </ButtonLink>
        {suppliers > 1 ? (
          <ButtonLink href={conversationsAddress(party)}>
            <Trans>All requests</Trans>
          </ButtonLink>
        ) : null}
        <ButtonLink variant="quiet" href={href}>
          <Trans>Back to {name}</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}
