import { accountLimits } from '@kontor/contract/account-limits';
import { Button, Field, FormNotice, Note } from '@kontor/ui';
import { Fingerprint } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { usePageAddress } from '../../visit/use-page-address.ts';
import type { Outcome } from './register-passkey.ts';
import './add-passkey.css';

const longestName = accountLimits.passkeyName;

/** Names a passkey and makes it. What makes it is a script; without one the page says so. */
export function AddPasskey({ suggested }: { suggested: string }) {
  const { t } = useLingui();
  const address = usePageAddress();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const notice = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome | 'asking'>();
  const [isAble, setAble] = useState(true);
  const problem = useOutcomeText(outcome);

  useEffect(() => setAble('PublicKeyCredential' in window), []);
  useEffect(() => {
    if (problem) notice.current?.focus();
  }, [problem]);

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    setOutcome('asking');
    const { registerPasskey } = await import('./register-passkey.ts');
    const result = await registerPasskey(name.slice(0, longestName) || suggested);
    setOutcome(result);
    if (result === 'added')
      return navigate(address('/security/passkeys', { done: 'passkey-added' }), { replace: true });
    // Whoever is not logged in any more is led to the login, who has to confirm that it is them to that.
    if (result === 'not-logged-in' || result === 'unconfirmed') await revalidate();
  }

  if (!isAble)
    return (
      <div className="a-card-body">
        <Note>
          <Trans>This browser does not support passkeys.</Trans>
        </Note>
      </div>
    );
  return (
    <div className="a-card-body">
      <div className="a-unscripted">
        <Note>
          <Trans>Adding a passkey needs JavaScript. Removing one does not.</Trans>
        </Note>
      </div>
      <form className="a-form a-add-passkey" onSubmit={add}>
        {problem ? (
          <FormNotice kind="bad" ref={notice}>
            {problem}
          </FormNotice>
        ) : null}
        <Field
          id="name"
          name="name"
          label={t`Name`}
          hint={t`A name to recognise it by, such as the device it is on.`}
          defaultValue={suggested}
          maxLength={longestName}
          autoComplete="off"
        />
        <Button type="submit" variant="petrol" size="large" wide loading={outcome === 'asking'}>
          <Fingerprint size={20} />
          {outcome === 'asking' ? t`Adding …` : t`Add a passkey`}
        </Button>
      </form>
    </div>
  );
}

function useOutcomeText(outcome: Outcome | 'asking' | undefined): string | undefined {
  const { t } = useLingui();
  const texts: Partial<Record<Outcome | 'asking', string>> = {
    cancelled: t`No passkey was created: it was cancelled or took too long.`,
    full: t`You have reached the maximum number of passkeys. Remove one first.`,
    known: t`This device already has a passkey for your account.`,
    failed: t`That did not work. Please try again.`,
  };
  return outcome && texts[outcome];
}
