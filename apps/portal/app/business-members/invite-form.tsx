import { idempotencyKeyHeader, inviteMember } from '@kontor/contract';
import { accountLimits } from '@kontor/contract/account-limits';
import { Button, Field, SelectField } from '@kontor/ui';
import { Mail } from '@kontor/ui/icon';
import { emailShape } from '@kontor/web/form/email-shape';
import { useIssueText } from '@kontor/web/issue/use-issue-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useRoleNames } from '../business/use-role-names.ts';
import { useSession } from '../session/session-context.tsx';
import type { MembersProps } from './members-props.ts';
import { useDoing } from './use-doing.ts';

/** Invites an address. What it says is the same for every address; what was typed stays until it was sent. */
export function InviteForm({ members, reload }: MembersProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const roles = useRoleNames();
  const issueText = useIssueText();
  const { busy, failure, run } = useDoing(reload);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<'admin' | 'member'>('member');
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // One wish has one key, however often it is sent.
  const key = useRef('');
  const given = members.accessLevel === 'owner' ? (['member', 'admin'] as const) : (['member'] as const);

  async function send(event: FormEvent) {
    event.preventDefault();
    const address = email.trim();
    if (!emailShape.test(address)) {
      setWrong(true);
      input.current?.focus();
      return;
    }
    key.current ||= crypto.randomUUID();
    const sent = { params: { businessID: members.business.businessID }, body: { email: address, role } };
    const headers = { [idempotencyKeyHeader]: key.current };
    const isDone = await run('inviteMember', () => call(inviteMember, sent, { headers }), {
      done: t`The invitation to ${address} is on its way.`,
      refused: {
        Conflict: t`Too many invitations are awaiting an answer. Revoke some first.`,
        Forbidden: t`Only an owner can invite administrators.`,
      },
    });
    if (!isDone) return;
    key.current = '';
    setEmail('');
    input.current?.focus();
  }

  return (
    <form className="bm-invite" noValidate onSubmit={(event) => void send(event)}>
      <Field
        ref={input}
        label={t`Work e-mail`}
        type="email"
        autoComplete="off"
        maxLength={accountLimits.email}
        value={email}
        error={isWrong ? issueText({ code: email.trim() ? 'notAnAddress' : 'required' }) : undefined}
        onChange={({ target }) => {
          setEmail(target.value);
          setWrong(false);
          key.current = '';
        }}
      />
      <SelectField
        label={t`Role`}
        value={role}
        options={given.map((value) => ({ value, text: roles[value] }))}
        onChange={({ target }) => {
          setRole(target.value === 'admin' ? 'admin' : 'member');
          key.current = '';
        }}
      />
      <Button type="submit" variant="petrol" loading={busy !== undefined}>
        <Mail size={17} />
        <Trans>Send invitation</Trans>
      </Button>
      {failure}
    </form>
  );
}
