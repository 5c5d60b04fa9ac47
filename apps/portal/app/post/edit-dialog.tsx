import { editPost, type Post } from '@kontor/contract';
import { Button, ModalDialog } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import { MentionArea } from './mention/mention-area.tsx';
import type { PostView } from './post-view.ts';
import './post-dialog.css';

interface EditDialogProps {
  post: PostView;
  onClose: () => void;
  onEdited: (post: Post) => void;
}

/** Words a post anew. What fails leaves what was typed. */
export default function EditDialog({ post, onClose, onEdited }: EditDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const { call } = useSession();
  const [written, setWritten] = useState({ content: post.content, mentions: post.mentions });
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function save() {
    setSending(true);
    setFailed(false);
    try {
      onEdited(await call(editPost, { params: { postID: post.id }, body: written }));
    } catch (error) {
      console.error('A post could not be edited', error);
      setFailed(true);
      setSending(false);
    }
  }

  return (
    <ModalDialog className="po-dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`}>
        <Trans>Edit post</Trans>
      </h2>
      <p className="k-meta">
        <Trans>Readers can see that it was edited and what it said before.</Trans>
      </p>
      <MentionArea label={t`Text`} value={written} onChange={setWritten} />
      {hasFailed ? (
        <p className="k-field-error" role="alert">
          <Trans>Something was wrong, try again please</Trans>
        </p>
      ) : null}
      <div className="po-dialog-ways">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          variant="primary"
          disabled={written.content.trim() === ''}
          loading={isSending}
          onClick={() => void save()}
        >
          <Trans>Save</Trans>
        </Button>
      </div>
    </ModalDialog>
  );
}
