import { editComment } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useTooManyText } from '../blocking/use-too-many-text.ts';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import { CommentField } from './comment-field.tsx';
import { type CommentView, viewOfComment } from './comment-view.ts';
import { useSentText } from './use-sent-text.ts';

interface CommentEditorProps {
  comment: CommentView;
  onChanged: (comment: CommentView) => void;
  onEnd: () => void;
}

/** Changes the words of a comment in their place; Escape leaves them. */
export function CommentEditor({ comment, onChanged, onEnd }: CommentEditorProps) {
  const { t } = useLingui();
  const tooMany = useTooManyText();
  const { call } = useSession();
  const { language } = usePortal();
  const { text, setText, isSending, failure, send } = useSentText(comment.content, async (content) => {
    const params = { commentID: comment.id };
    const edited = await call(editComment, { params, body: { content } });
    onChanged(viewOfComment(edited, language));
    onEnd();
  });
  return (
    <div className="c-editor">
      <CommentField
        label={t`Comment`}
        placeholder={t`Type here...`}
        text={text}
        onText={setText}
        isSending={isSending}
        onSend={send}
        onEscape={onEnd}
        takesFocus
      />
      <Button size="small" onClick={onEnd}>
        <Trans>Cancel</Trans>
      </Button>
      <Button size="small" variant="petrol" loading={isSending} disabled={text.trim() === ''} onClick={send}>
        <Trans>Save</Trans>
      </Button>
      <span className="k-hidden" role="status">
        {failure ? (tooMany(failure) ?? t`Your text could not be sent. It is still here.`) : ''}
      </span>
    </div>
  );
}
