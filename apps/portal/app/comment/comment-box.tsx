import { type CommentedResource, idempotencyKeyHeader, makeComment } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useTooManyText } from '../blocking/use-too-many-text.ts';
import { photoOf } from '../person/photo-of.ts';
import { useSession, useSessionState } from '../session/session-context.tsx';
import { CommentField } from './comment-field.tsx';
import { useSentText } from './use-sent-text.ts';
import type { Writer } from './use-writer.ts';

interface CommentBoxProps {
  resourceType: CommentedResource;
  resourceID: string;
  writer: Writer;
  /** Awaited before the next one can be written. */
  onWritten: () => Promise<void>;
  /** Chooses as whom one writes; comes late, in the line of the button. */
  as?: ReactNode;
  isReply?: boolean;
  onEscape?: () => void;
}

/** Checklist 211: disabled and empty while it sends; then empty, or as it was where that fails, which screen readers alone are told. */
export function CommentBox({ resourceType, resourceID, writer, onWritten, as, ...rest }: CommentBoxProps) {
  const { t } = useLingui();
  const tooMany = useTooManyText();
  const { call } = useSession();
  const state = useSessionState();
  const me = 'profile' in state ? state.profile : undefined;
  const { text, setText, isSending, failure, send } = useSentText('', async (content, key) => {
    const body = { resourceType, resourceID, content, ...(writer.as && { businessID: writer.as }) };
    await call(makeComment, { body }, { headers: { [idempotencyKeyHeader]: key } });
    await onWritten();
  });
  return (
    <div className={rest.isReply ? 'c-box c-below' : 'c-box'}>
      {me ? <img className="c-photo" src={photoOf(me, 96)} width="40" height="40" alt="" /> : <span />}
      <CommentField
        label={rest.isReply ? t`Reply` : t`Comment`}
        placeholder={t`Type here...`}
        text={text}
        onText={setText}
        isSending={isSending}
        onSend={send}
        onEscape={rest.onEscape}
        takesFocus={rest.isReply === true}
      />
      <div className="c-ways">
        {as}
        <Button loading={isSending} disabled={text.trim() === ''} onClick={send}>
          {rest.isReply ? <Trans>Reply</Trans> : <Trans>Comment</Trans>}
        </Button>
      </div>
      <span className="k-hidden" role="status">
        {failure ? (tooMany(failure) ?? t`Your text could not be sent. It is still here.`) : ''}
      </span>
    </div>
  );
}
