import { declineSentences, type Inquiry, type InquiryMessage } from '@kontor/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageFiles } from './message-files.tsx';
import { MessageMenu } from './safety/message-menu.tsx';
import { MessageText } from './safety/message-text.tsx';
import { MessageWarnings } from './safety/message-warnings.tsx';
import { useDeclineTexts } from './use-decline-texts.ts';
import { useTimes } from './use-times.ts';
import './message-bubble.css';

interface MessageBubbleProps {
  inquiry: Inquiry;
  message: InquiryMessage;
  /** It is the last one that the other side has seen; or the last one of one's own, of which nobody says whether it was seen. */
  mark: 'seen' | 'sent' | undefined;
  /** As whom one reads. */
  party: string;
  /** A file of it is another than before. */
  onChanged: (message: InquiryMessage) => void;
}

/** A message: who wrote it for a business, what, and when. */
export function MessageBubble({ inquiry, message, mark, party: partyID, onChanged }: MessageBubbleProps) {
  const { t } = useLingui();
  const { time } = useTimes();
  const { from, content, warnings, datetime, author, declined } = message;
  const reasons = useDeclineTexts();
  // What was typed says it better than the sentence that stands in for it.
  const hasWords = declined === undefined || declined === 'other' || content !== declineSentences[declined];
  const isOwn = from === inquiry.side;
  const party = from === 'S' ? inquiry.sender : inquiry.receiver;
  const isOfBusiness = party.type === 'business';
  // Of the other business without a name: it shows none, or they have left, which is no business of the reader's.
  const unnamed = isOfBusiness && isOwn ? t`Former member` : party.name || t`Former member`;
  const name = author?.firstName ?? unnamed;
  return (
    <div className={isOwn ? 'mc-message mc-own' : 'mc-message'}>
      {/* Of a person who writes as themselves the head says the name; who only listens is told it here. */}
      <p className={isOfBusiness ? 'mc-author' : 'k-hidden'}>{name}</p>
      {declined ? (
        <p className="mc-declined">
          <b>{declined === 'other' ? t`Declined` : t`Declined: ${reasons[declined]}`}</b>
        </p>
      ) : null}
      {hasWords && (content || message.isRemoved) ? <MessageText message={message} /> : null}
      {warnings ? <MessageWarnings warnings={warnings} /> : null}
      {message.attachments ? (
        <MessageFiles
          files={message.attachments}
          isOwn={isOwn}
          place={{ rid: inquiry.requestID, bid: partyID }}
          onChanged={(attachments) => onChanged({ ...message, attachments })}
        />
      ) : null}
      <p className="mc-when">
        <time dateTime={datetime}>{time(datetime)}</time>
        {mark ? (
          <>
            {' · '}
            <span>{mark === 'seen' ? <Trans>Seen</Trans> : <Trans>Sent</Trans>}</span>
          </>
        ) : null}
        {isOwn ? null : <MessageMenu message={message} time={time(datetime)} />}
      </p>
    </div>
  );
}
