import type { Inquiry } from '@kontor/contract';
import { Pill } from '@kontor/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { conversationAddress } from './message-address.ts';
import { otherParty, viewOfParty } from './party-view.ts';
import { AssigneeMark } from './team/assignee-mark.tsx';
import { UnreadMark } from './unread-mark.tsx';
import { useSubject } from './use-subject.ts';
import { useTimes } from './use-times.ts';
import './inbox-item.css';

interface InboxItemProps {
  inquiry: Inquiry;
  /** As whom one reads, as it stands in the address. */
  slug: string;
  isCurrent: boolean;
}

/** A conversation in the list: with whom, about what, what was written last and when, and what is new. */
export function InboxItem({ inquiry, slug, isCurrent }: InboxItemProps) {
  const { t } = useLingui();
  const { short } = useTimes();
  const subject = useSubject();
  const { requestID, side, lastMessage, unread, status } = inquiry;
  const { name, picture } = viewOfParty(otherParty(inquiry));
  const isClosed = status === 'closed';
  const files = lastMessage.files ?? 0;
  const content = lastMessage.content || t`${plural(files, { one: '# file', other: '# files' })}`;
  const said = lastMessage.from === side ? t`You: ${content}` : content;
  // Nothing else leaves a message without content and files.
  const last = lastMessage.content === '' && files === 0 ? t`Removed by moderation` : said;
  return (
    <li>
      <a
        className="mc-item"
        href={`${conversationAddress(slug, requestID)}#conversation`}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <img className="mc-photo" src={picture} width="44" height="44" alt="" />
        <span className="mc-item-text">
          <span className="mc-item-head">
            <b>{name || t`Former member`}</b>
            <time dateTime={lastMessage.datetime}>{short(lastMessage.datetime)}</time>
          </span>
          <span className="mc-item-subject">{subject(inquiry.subject)}</span>
          <span className="mc-item-last">
            <span>{isClosed ? t`This chat has ended` : last}</span>
            <AssigneeMark assignee={inquiry.assignee} />
            {isClosed ? <Pill>{t`Closed`}</Pill> : null}
            <UnreadMark count={unread} />
          </span>
        </span>
      </a>
    </li>
  );
}
