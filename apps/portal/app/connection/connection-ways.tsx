import type { Connection } from '@kontor/contract';
import { Button, ConfirmDialog } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Connecting } from './use-connecting.ts';

interface ConnectionWaysProps {
  connection: Connection;
  /** The name of the other side. */
  name: string;
  connecting: Connecting;
}

/** What can be done with a connection as it is: answered, taken back, ended. */
export function ConnectionWays({ connection, name, connecting }: ConnectionWaysProps) {
  const { t } = useLingui();
  const [isEnding, setEnding] = useState(false);
  const { connectionID: id, state } = connection;
  const { busy } = connecting;
  const named = <span className="k-hidden">: {name}</span>;
  if (state === 'received')
    return (
      <>
        <Button
          size="small"
          variant="petrol"
          loading={busy === 'accept'}
          onClick={() => void connecting.accept(id)}
        >
          <Trans>Accept</Trans>
          {named}
        </Button>
        <Button size="small" loading={busy === 'decline'} onClick={() => void connecting.decline(id)}>
          <Trans>Decline</Trans>
          {named}
        </Button>
      </>
    );
  if (state === 'asked')
    return (
      <Button size="small" loading={busy === 'withdraw'} onClick={() => void connecting.withdraw(id)}>
        <Trans>Withdraw</Trans>
        {named}
      </Button>
    );
  return (
    <>
      <Button size="small" loading={busy === 'end'} onClick={() => setEnding(true)}>
        <Trans>End connection</Trans>
        {named}
      </Button>
      {isEnding ? (
        <ConfirmDialog
          title={t`End the connection with ${name}?`}
          text={t`${name} is not notified, and can ask again after 30 days.`}
          texts={{ confirm: t`End connection`, cancel: t`Cancel` }}
          onCancel={() => setEnding(false)}
          onConfirm={() => {
            setEnding(false);
            void connecting.end(id);
          }}
        />
      ) : null}
    </>
  );
}
