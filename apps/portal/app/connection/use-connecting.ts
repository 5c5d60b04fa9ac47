import {
  acceptConnection,
  CallError,
  type ConnectionKind,
  connect,
  declineConnection,
  endConnection,
  type FollowedResource,
  withdrawConnection,
} from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';

/** Who does something with whom. */
interface Between {
  /** The business one acts for; oneself without it. */
  businessID: string | undefined;
  /** The name of the other side. */
  name: string;
}

/** What can be done about a connection, one thing at a time; what became of it is said. */
export function useConnecting({ businessID, name }: Between, reload: () => void) {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();
  const [busy, setBusy] = useState<string>();

  function refusalOf(error: unknown): string {
    const status = error instanceof CallError ? error.status : 0;
    if (status === 404) return t`This has already been done.`;
    if (status === 409)
      return t`You cannot ask ${name} yet: you have to wait 30 days after a connection ends.`;
    if (status === 429) return t`Too many of your requests are awaiting an answer.`;
    return t`An unexpected error has occurred, please try again`;
  }

  async function run(what: string, work: () => Promise<unknown>, done: string): Promise<void> {
    if (busy !== undefined) return;
    begin();
    setBusy(what);
    try {
      await work();
      toast(done, 'done');
    } catch (error) {
      console.error('What was wanted of a connection failed', error);
      fail(refusalOf(error));
    }
    setBusy(undefined);
    reload();
  }

  const of = (connectionID: string) => ({ params: { connectionID }, body: { businessID } });
  return {
    busy,
    /** Why the last thing was not done. */
    failure,
    ask: (resourceType: FollowedResource, resourceID: string, kind?: ConnectionKind) =>
      run(
        'ask',
        () => call(connect, { params: { resourceType }, body: { resourceID, businessID, kind } }),
        t`Your request to connect was sent`,
      ),
    accept: (id: string) =>
      run('accept', () => call(acceptConnection, of(id)), t`You are now connected with ${name}`),
    decline: (id: string) => run('decline', () => call(declineConnection, of(id)), t`Request declined`),
    withdraw: (id: string) =>
      run('withdraw', () => call(withdrawConnection, of(id)), t`You withdrew your request.`),
    end: (id: string) =>
      run('end', () => call(endConnection, of(id)), t`You are no longer connected with ${name}`),
  };
}

export type Connecting = ReturnType<typeof useConnecting>;
