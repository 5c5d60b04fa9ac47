import { CallError, idempotencyKeyHeader, sendInquiry } from '@kontor/contract';
import { inquiryLimits } from '@kontor/contract/inquiry-limits';
import { Button, DialogWays, Field, TextArea, TitledDialog } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { conversationAddress, oneself } from '../message-center/message-address.ts';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';

interface WriteDialogProps {
  /** A person one is connected with. */
  id: string;
  name: string;
  onClose: () => void;
}

/** Begins a conversation with a person, and leads there. */
export default function WriteDialog({ id, name, onClose }: WriteDialogProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { failure, fail, begin } = useFailure();
  const navigate = useNavigate();
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const [isSending, setSending] = useState(false);
  // Sent again after a lost answer, the same is one conversation.
  const keys = useRef(new Map<string, string>());

  async function send(event: FormEvent) {
    event.preventDefault();
    begin();
    setSending(true);
    const content = JSON.stringify([subject, message]);
    const key = keys.current.get(content) ?? crypto.randomUUID();
    keys.current.set(content, key);
    try {
      const headers = { [idempotencyKeyHeader]: key };
      const { requestID } = await call(sendInquiry, { body: { to: id, subject, message } }, { headers });
      await navigate(`${conversationAddress(oneself, requestID)}#conversation`);
    } catch (error) {
      console.error('A conversation could not be begun', error);
      const isRefused = error instanceof CallError && [403, 409].includes(error.status);
      fail(
        isRefused
          ? t`You cannot write to ${name} now.`
          : t`An unexpected error has occurred, please try again`,
      );
      setSending(false);
    }
  }

  return (
    <TitledDialog title={t`Message to ${name}`} onClose={onClose}>
      <form onSubmit={(event) => void send(event)}>
        <Field
          label={t`Subject`}
          value={subject}
          required
          maxLength={inquiryLimits.subject}
          onChange={({ target }) => setSubject(target.value)}
        />
        <TextArea
          label={t`Message`}
          value={message}
          rows={5}
          required
          maxLength={inquiryLimits.message}
          onChange={({ target }) => setMessage(target.value)}
        />
        {failure}
        <DialogWays>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="petrol"
            type="submit"
            loading={isSending}
            disabled={subject.trim() === '' || message.trim() === ''}
          >
            <Trans>Send</Trans>
          </Button>
        </DialogWays>
      </form>
    </TitledDialog>
  );
}
