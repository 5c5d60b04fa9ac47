import { type BusinessMember, idempotencyKeyHeader, offerOwnership } from '@kontor/contract';
import { Button, ConfirmDialog } from '@kontor/ui';
import { KeyRound } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import type { MembersProps } from './members-props.ts';
import { useDoing } from './use-doing.ts';

/** An owner offers another member their place; nothing while an offer waits, and for whoever is no owner. */
export function OfferOwnership({ member, members, reload }: MembersProps & { member: BusinessMember }) {
  const { t } = useLingui();
  const { call } = useSession();
  const { busy, failure, run } = useDoing(reload);
  const [asking, setAsking] = useState(false);
  const key = useRef('');
  const name = `${member.firstName} ${member.lastName}`;
  const companyName = members.business.general.companyName;
  if (members.accessLevel !== 'owner' || member.role === 'owner' || members.transfer) return null;

  async function offer() {
    setAsking(false);
    key.current ||= crypto.randomUUID();
    const sent = { params: { businessID: members.business.businessID }, body: { userID: member.userID } };
    const headers = { [idempotencyKeyHeader]: key.current };
    const isDone = await run('offerOwnership', () => call(offerOwnership, sent, { headers }), {
      done: t`We have asked ${name} by e-mail.`,
      refused: { Conflict: t`Another offer is awaiting an answer. Cancel it first.` },
    });
    if (isDone) key.current = '';
  }

  return (
    <div className="bm-foot bm-foot-ways">
      <p>
        <Trans>You can make {name} the owner in your place. Nothing changes until they accept.</Trans>
      </p>
      <Button loading={busy !== undefined} onClick={() => setAsking(true)}>
        <KeyRound size={17} />
        <Trans>Transfer ownership</Trans>
      </Button>
      {failure}
      {asking ? (
        <ConfirmDialog
          title={t`Offer the ownership of ${companyName} to ${name}?`}
          text={t`When they accept, they own the business with its package, and you stay on as administrator. Until then you can cancel.`}
          texts={{ confirm: t`Offer ownership`, cancel: t`Cancel` }}
          onConfirm={() => void offer()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
