import { Card, ErrorNote, Switch } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { type PushState, usePush } from './use-push.ts';
import './push-card.css';

/** Turns notifications on and off in the browser that is used now; which kinds come there the table says. */
export function PushCard() {
  const { t } = useLingui();
  const { state, isBusy, failed, turn } = usePush();
  const notes: Record<PushState, string> = {
    unknown: t`Checking this browser…`,
    impossible: t`This browser cannot show notifications. On an iPhone or iPad, add this site to the home screen first.`,
    blocked: t`Your browser blocks notifications from this site. Allow them in its settings, then reload this page.`,
    off: t`Get notified here even when none of our pages is open. Message texts are never shown.`,
    on: t`You are notified in this browser until you log out.`,
  };
  return (
    <Card padded className="nt-push">
      <h2>{t`This browser`}</h2>
      <Switch
        label={t`Notifications in this browser`}
        checked={state === 'on'}
        disabled={isBusy || (state !== 'on' && state !== 'off')}
        onChange={({ currentTarget }) => void turn(currentTarget.checked)}
      />
      <p className="k-meta" aria-live="polite">
        {notes[state]}
      </p>
      {failed ? <ErrorNote text={t`Notifications could not be changed in this browser. Try again.`} /> : null}
    </Card>
  );
}
