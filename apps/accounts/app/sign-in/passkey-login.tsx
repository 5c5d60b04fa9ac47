import { Button } from '@kontor/ui';
import { KeyRound } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import './passkey-login.css';

type State = 'idle' | 'asking' | 'refused' | 'failed';

/**
 * Logs in with a passkey, by the button or out of the list a browser shows at the address field. Style sheets hide the
 * button where scripts do not run.
 */
export function PasskeyLogin() {
  const { t } = useLingui();
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    let isGone = false;
    const offer = async () => {
      const { offerPasskeys } = await import('./passkey-ceremony.ts');
      const outcome = isGone ? 'cancelled' : await offerPasskeys();
      if (isGone) return;
      if (outcome === 'signed-in') location.reload();
      else if (outcome !== 'cancelled') setState(outcome);
    };
    void offer();
    return () => {
      isGone = true;
    };
  }, []);

  async function ask() {
    setState('asking');
    const { askForPasskey } = await import('./passkey-ceremony.ts');
    const outcome = await askForPasskey();
    if (outcome === 'signed-in') location.reload();
    else setState(outcome === 'cancelled' ? 'idle' : outcome);
  }

  return (
    <div className="a-passkey">
      <Button size="large" wide loading={state === 'asking'} onClick={ask}>
        <KeyRound size={20} />
        {t`Log in with a passkey`}
      </Button>
      <p className="a-passkey-problem" role="status">
        {state === 'refused'
          ? t`This passkey does not belong to an account. Log in with your password.`
          : null}
        {state === 'failed' ? t`That did not work. Try again, or log in with your password.` : null}
      </p>
    </div>
  );
}
