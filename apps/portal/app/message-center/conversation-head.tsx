import type { Inquiry, InquiryMessage } from '@kontor/contract';
import { ArrowLeft } from '@kontor/ui/icon';
import { lazyPart } from '@kontor/web/lazy-part';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { transcriptAddress } from '../transcript/transcript-address.ts';
import type { ActingParty } from './acting-party.ts';
import { mayEnd } from './acting-party.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import { conversationsAddress } from './message-address.ts';
import { otherParty, viewOfParty } from './party-view.ts';
import { useSubject } from './use-subject.ts';
import './conversation-head.css';

const DeclineDialog = lazyPart(() => import('./decline-dialog.tsx'));
const EndDialog = lazyPart(() => import('./end-dialog.tsx'));
const NewFollowUp = lazyPart(() => import('../follow-up/new-follow-up.tsx'));
const BuyerDialog = lazyPart(() => import('./buyer-dialog.tsx'));

interface ConversationHeadProps {
  party: ActingParty;
  inquiry: Inquiry;
  /** Something of it was changed. */
  onChanged: () => Promise<void>;
  /** Something was written in it. */
  onSent: (message: InquiryMessage) => void;
}

/** With whom and about what it is, and what can be done about it. */
export function ConversationHead({ party, inquiry, onChanged, onSent }: ConversationHeadProps) {
  const { t } = useLingui();
  const subject = useSubject();
  const [dialog, setDialog] = useState<'end' | 'buyer' | 'decline' | 'follow-up'>();
  const { name, picture } = viewOfParty(otherParty(inquiry));
  // What people write to each other is no inquiry, and nobody buys.
  const isAsked = inquiry.side === 'R' && inquiry.receiver.type === 'business';
  const close = () => setDialog(undefined);
  return (
    <header className="mc-head">
      <BackToInbox slug={party.slug} />
      <img className="mc-photo" src={picture} width="44" height="44" alt="" />
      <div className="mc-head-text">
        <h2>{name || t`Former member`}</h2>
        <p className="k-meta">{subject(inquiry.subject)}</p>
      </div>
      <ConversationMenu
        canEnd={mayEnd(party) && inquiry.status === 'open'}
        onDecline={
          isAsked && inquiry.status === 'open' && !inquiry.isBlocked ? () => setDialog('decline') : undefined
        }
        onEnd={() => setDialog('end')}
        // Of whoever received an inquiry there is the page of the business.
        onWatch={isAsked ? () => setDialog('buyer') : undefined}
        onFollowUp={() => setDialog('follow-up')}
        transcript={transcriptAddress(party.slug, inquiry.requestID)}
      />
      <Suspense>
        {dialog === 'end' ? (
          <EndDialog party={party.id} rid={inquiry.requestID} onChanged={onChanged} onClose={close} />
        ) : null}
        {dialog === 'decline' ? (
          <DeclineDialog party={party.id} rid={inquiry.requestID} onSent={onSent} onClose={close} />
        ) : null}
        {dialog === 'follow-up' ? (
          <NewFollowUp
            subjectType="inquiry"
            subjectID={inquiry.requestID}
            businessID={party.type === 'business' ? party.id : undefined}
            name={name || t`Former member`}
            onClose={close}
          />
        ) : null}
        {dialog === 'buyer' ? <BuyerDialog party={party.id} rid={inquiry.requestID} onClose={close} /> : null}
      </Suspense>
    </header>
  );
}

/** The way back to the list, where that does not stand beside the conversation. */
export function BackToInbox({ slug }: { slug: string }) {
  const { t } = useLingui();
  return (
    <a
      className="k-icon-button mc-back"
      href={`${conversationsAddress(slug)}#inbox`}
      aria-label={t`Back to all conversations`}
    >
      <ArrowLeft size={22} />
    </a>
  );
}
