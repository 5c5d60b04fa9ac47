import { type FieldIssue, inquiryLimits } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { Paperclip, Send } from '@kontor/ui/icon';
import { useIssueText } from '@kontor/web/issue/use-issue-text';
import { lazyPart } from '@kontor/web/lazy-part';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { AttachmentList } from '../attachment/attachment-list.tsx';
import { ChooseFiles } from '../attachment/choose-files.tsx';
import { ConfidentialChoice } from '../attachment/confidential-choice.tsx';
import type { ActingParty } from './acting-party.ts';
import { ReplyButton } from './saved-reply/reply-button.tsx';
import { useReplyInsertion } from './saved-reply/use-reply-insertion.ts';
import type { Composing } from './use-composing.ts';
import { useExcessText } from './use-excess-text.ts';
import type { Sending } from './use-sending.ts';
import { useTellTyping } from './use-typing.ts';
import './composer.css';

/** For businesses alone, and once they are asked for. */
const ReplyList = lazyPart(() => import('./saved-reply/reply-list.tsx'));

interface ComposerProps {
  party: ActingParty;
  rid: string;
  isClosed: boolean;
  sending: Sending;
  composing: Composing;
}

/** So many characters before the end it is said how many are left. */
const countedFrom = inquiryLimits.message - 200;

/**
 * Where one writes. Enter sends, Shift+Enter makes a new line; nothing is sent while it is empty or another message is under way
 * (checklist 213, 241), and none before its files are there, nor while a saved reply in it leaves something open. What is typed stays
 * in the browser, and what is too long is refused, never cut. A business begins with its saved replies by a button, or by typing / first.
 */
export function Composer({ party, rid, isClosed, sending, composing }: ComposerProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const clip = useRef<HTMLButtonElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [isAsked, setAsked] = useState(false);
  /** By what the saved replies were opened. */
  const [replies, setReplies] = useState<'button' | 'slash'>();
  const [refusal, setRefusal] = useState<FieldIssue>();
  const issueText = useIssueText();
  const excessText = useExcessText();
  const tellTyping = useTellTyping(party.id, rid);
  const { values, change, attachments, startOver } = composing;
  const { content, files, isConfidential } = values;
  const { isBusy, hasFailed } = attachments;
  const hasReplies = party.type === 'business' && !isClosed;
  const reply = useReplyInsertion(content, (text) => change({ content: text }));
  const closeReplies = useCallback(() => setReplies(undefined), []);

  /** Why the message cannot be sent as it stands. */
  function refusalOf(): FieldIssue | undefined {
    if (excessText(content)) return { code: 'tooLong', limit: inquiryLimits.message };
    return hasReplies && reply.selectPlaceholder() ? { code: 'unfilledPlaceholder' } : undefined;
  }

  function send() {
    if (sending.sendingKey !== undefined || isClosed) return;
    setAsked(hasFailed);
    const refused = refusalOf();
    setRefusal(refused);
    if (hasFailed || refused) return;
    if (isBusy) return setWaiting(true);
    if (content.trim() === '' && files.length === 0) return;
    sending.send({ content: content.trim(), files, isConfidential });
    startOver();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when all files are there
  useEffect(() => {
    if (!isWaiting || isBusy) return;
    setWaiting(false);
    send();
  }, [isWaiting, isBusy]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === '/' && content === '' && hasReplies && !event.nativeEvent.isComposing) {
      event.preventDefault();
      return setReplies('slash');
    }
    // Enter that ends a word of an input method is none.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  const length = content.trim().length;
  const left = i18n.number(inquiryLimits.message - length);
  const excess = excessText(content);
  return (
    <form
      className={party.type === 'business' ? 'mc-compose mc-compose-team' : 'mc-compose'}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {replies ? (
        <Suspense>
          <ReplyList
            party={party}
            rid={rid}
            onChoose={({ text }) => {
              setReplies(undefined);
              setRefusal(undefined);
              reply.insert(text);
            }}
            onLeave={() => {
              setReplies(undefined);
              if (replies === 'slash') reply.insert('/');
              else reply.area.current?.focus();
            }}
            onClose={closeReplies}
          />
        </Suspense>
      ) : null}
      {isClosed ? null : (
        <div className="mc-compose-files">
          <AttachmentList attachments={attachments} onEmptied={() => clip.current?.focus()} />
          {attachments.files.length > 0 ? (
            <ConfidentialChoice
              isChosen={isConfidential}
              onChange={(chosen) => change({ isConfidential: chosen })}
            />
          ) : null}
          {refusal ? (
            <p className="at-failure" role="alert">
              {issueText(refusal)}
            </p>
          ) : null}
          {isAsked && hasFailed ? (
            <p className="at-failure" role="alert">
              {t`Remove the files that were not accepted, then send.`}
            </p>
          ) : null}
        </div>
      )}
      <ChooseFiles onFiles={attachments.add}>
        {(open) => (
          <button
            ref={clip}
            type="button"
            className="k-icon-button"
            aria-label={t`Add files`}
            disabled={isClosed}
            onClick={open}
          >
            <Paperclip size={20} />
          </button>
        )}
      </ChooseFiles>
      {party.type === 'business' ? (
        <ReplyButton
          isOpen={replies !== undefined}
          isDisabled={isClosed}
          onPress={() => setReplies(replies ? undefined : 'button')}
        />
      ) : null}
      <div className="mc-compose-input">
        <textarea
          ref={reply.area}
          className="k-input"
          rows={1}
          aria-label={t`Message`}
          aria-describedby={`${id}-hint`}
          placeholder={isClosed ? t`This chat has ended` : t`Type here...`}
          aria-invalid={excess !== undefined}
          disabled={isClosed}
          value={isClosed ? '' : content}
          onChange={({ target }) => {
            change({ content: target.value });
            setRefusal(undefined);
            if (target.value.trim() !== '') tellTyping();
          }}
          onKeyDown={onKeyDown}
        />
        <p className="mc-hint" id={`${id}-hint`}>
          <span role="status">
            {isWaiting ? t`It will be sent once the files are uploaded.` : null}
            {!isWaiting && excess ? <span className="mc-excess">{excess}</span> : null}
          </span>
          {!isWaiting && !excess && length > countedFrom ? t`${left} characters left` : null}
          {!isWaiting && length <= countedFrom ? t`Enter sends, Shift+Enter makes a new line.` : null}
        </p>
      </div>
      <Button variant="primary" type="submit" disabled={isClosed} loading={isWaiting} aria-label={t`Send`}>
        <Send size={18} />
        <span className="mc-send-word">{t`Send`}</span>
      </Button>
    </form>
  );
}
