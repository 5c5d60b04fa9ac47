import { idempotencyKeyHeader, inviteMember } from '@kontor/contract';
import { accountLimits } from '@kontor/contract/account-limits';
import { Button, Field, SelectField } from '@kontor/ui';
import { Mail } from '@kontor/ui/icon';
import { emailShape } from '@kontor/web/form/email-shape';
import { useIssueText } from '@kontor/web/issue/use-issue-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useRoleNames } from '../business/use-role-names.ts';
import { useSession, useSessionFact } from '../session/session-context.tsx';
import type { MembersProps } from './members-props.ts';
import { useDoing } from './use-doing.ts';

/**
 * Invites an address. What it says is the same for every address but one's own and those that wait for an answer below; what was typed stays
 * until it was sent.
 */
export function InviteForm({ members, reload }: MembersProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const roles = useRoleNames();
  const issueText = useIssueText();
  const { busy, failure, run } = useDoing(reload);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<'admin' | 'member'>('member');
  const [wrong, setWrong] = useState<string>();
  const own = useSessionFact((state) => ('profile' in state ? state.profile?.email : undefined));
  const input = useRef<HTMLInputElement>(null);
  // One wish has one key, however often it is sent.
  const key = useRef('');
  const given = members.accessLevel === 'owner' ? (['member', 'admin'] as const) : (['member'] as const);

  async function send(event: FormEvent) {
    event.preventDefault();
    const address = email.trim();
    const isSame = (other: string | undefined) => other?.toLowerCase() === address.toLowerCase();
    const found = emailShape.test(address)
      ? isSame(own)
        ? t`You already belong to this business.`
        : undefined
      : issueText({ code: address ? 'notAnAddress' : 'required' });
    if (found) {
      setWrong(found);
      input.current?.focus();
      return;
    }
    const isAgain = members.invitations?.some((open) => isSame(open.email));
    key.current ||= crypto.randomUUID();
    const sent = { params: { businessID: members.business.businessID }, body: { email: address, role } };
    const headers = { [idempotencyKeyHeader]: key.current };
    const isDone = await run('inviteMember', () => call(inviteMember, sent, { headers }), {
      done: isAgain
        ? t`The invitation was sent again. The previous link no longer works.`
        : t`The invitation to ${address} is on its way.`,
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
        error={wrong}
        onChange={({ target }) => {
          setEmail(target.value);
          setWrong(undefined);
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
