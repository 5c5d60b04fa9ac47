import { chooseNotificationTimeZone, getNotificationTimeZone } from '@kontor/contract';
import { Button, Card, useToast } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { usePortal } from '../session/use-portal.ts';

const readable = (zone: string) => zone.replaceAll('_', ' ');

/** When the digest comes, and the way to the time of where one is. */
export function DigestTime() {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();
  const { data, reload } = useLoaded(getNotificationTimeZone, {});
  const [here, setHere] = useState<string>();
  useEffect(() => setHere(new Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  const { name } = usePortal().country;
  const zone = data?.timeZone;

  async function choose(timeZone: string) {
    begin();
    try {
      await call(chooseNotificationTimeZone, { body: { timeZone } });
      toast(t`Saved`, 'done');
      reload();
    } catch (error) {
      console.error('The time zone could not be saved', error);
      fail(t`Something was wrong, try again please`);
    }
  }

  const [shown, own] = [zone, here].map((each) => each && readable(each));
  return (
    <Card padded className="nt-digest">
      <h2>{t`Daily digest`}</h2>
      <p className="k-meta">
        {shown ? <Trans>At 07:00, {shown}.</Trans> : <Trans>At 07:00, {name} time.</Trans>}{' '}
        <Trans>
          No news, no e-mail. Every e-mail has a link that stops it, even when you are logged out.
        </Trans>
      </p>
      {here && data && here !== zone ? (
        <Button size="small" onClick={() => void choose(here)}>
          <Trans>Use this device’s time zone ({own})</Trans>
        </Button>
      ) : null}
      {failure}
    </Card>
  );
}
