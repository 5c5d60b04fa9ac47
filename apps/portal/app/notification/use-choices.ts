import {
  chooseNotification,
  type Data,
  getNotificationChoices,
  type Input,
  type NotificationKind,
} from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { useUndoToast } from '../page-part/use-undo-toast.ts';
import { useSession } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';

type Choices = Data<typeof getNotificationChoices>;
export type Choice = Input<typeof chooseNotification>['body'];

/** How whoever is signed in is told of each kind; each change is saved at once, with the way back. */
export function useChoices() {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const undoToast = useUndoToast();
  const { failure, fail, begin } = useFailure();
  const [tried, setTried] = useState<NotificationKind>();
  const { data, failed, reload } = useLoaded(getNotificationChoices, {});
  // What was saved since, or is on its way.
  const [changed, setChanged] = useState<Partial<Choices>>({});
  const choices = data && { ...data, ...changed };

  async function choose(kind: NotificationKind, choice: Choice, before?: Choice): Promise<void> {
    const former = choices?.[kind];
    begin();
    setTried(kind);
    setChanged((now) => ({ ...now, [kind]: choice }));
    try {
      await call(chooseNotification, { params: { kind }, body: choice });
    } catch (error) {
      console.error('A choice could not be saved', error);
      setChanged((now) => ({ ...now, [kind]: former }));
      fail(t`Something was wrong, try again please`);
      return;
    }
    if (before) undoToast(t`Saved`, () => choose(kind, before));
    else toast(t`Saved`, 'done');
  }

  /** Why the choice of a kind was not saved, for its row. */
  const failureOf = (kind: NotificationKind): ReactNode => (tried === kind ? failure : null);

  return { choices, failed, reload, choose, failureOf };
}
