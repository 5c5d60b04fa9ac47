import { useEffect, useState } from 'react';
import { useSession, useSessionState } from '../../session/session-context.tsx';
import { canPush, renewPush, turnPushOff, turnPushOn } from './push-browser.ts';

/** `unknown` until the browser has said; `blocked`: the reader told it to ask no more. */
export type PushState = 'unknown' | 'impossible' | 'blocked' | 'off' | 'on';

interface Push {
  state: PushState;
  isBusy: boolean;
  failed: boolean;
  turn: (on: boolean) => Promise<void>;
}

/** Whether whoever is signed in is told of things in this browser. */
export function usePush(): Push {
  const { call } = useSession();
  const { status } = useSessionState();
  const [state, setState] = useState<PushState>('unknown');
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (status !== 'signedIn') return;
    if (!canPush()) return setState('impossible');
    if (Notification.permission === 'denied') return setState('blocked');
    let isOver = false;
    renewPush(call).then(
      (isOn) => isOver || setState(isOn ? 'on' : 'off'),
      (error: unknown) => {
        console.error('Whether this browser is told could not be asked', error);
        if (!isOver) setState('off');
      },
    );
    return () => {
      isOver = true;
    };
  }, [call, status]);

  async function turn(on: boolean) {
    setBusy(true);
    setFailed(false);
    try {
      if (on) setState((await turnPushOn(call)) ? 'on' : 'blocked');
      else {
        await turnPushOff(call);
        setState('off');
      }
    } catch (error) {
      console.error('Notifications of this browser could not be changed', error);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return { state, isBusy, failed, turn };
}
