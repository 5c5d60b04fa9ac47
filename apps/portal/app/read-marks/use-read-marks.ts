import { chooseReadMarks, getReadMarks, type ReadMarks } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { useUndoToast } from '../page-part/use-undo-toast.ts';
import { useSession } from '../session/session-context.tsx';
import { type Loaded, useLoaded } from '../session/use-loaded.ts';

interface ChosenReadMarks {
  loaded: Loaded<ReadMarks>;
  isSaving: boolean;
  /** Why the last choice was not saved, beside its switch. */
  failure: ReactNode;
  /** Saved at once, with the way back. */
  choose: (areShown: boolean) => void;
}

/** Whether a business of one's own, or oneself without one, shows and is shown what was read. */
export function useReadMarks(businessID?: string): ChosenReadMarks {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const undoToast = useUndoToast();
  const { failure, fail, begin } = useFailure();
  const query = { bid: businessID };
  const { data, failed, reload } = useLoaded(getReadMarks, { query });
  // What is on its way, or was saved since.
  const [chosen, setChosen] = useState<ReadMarks>();
  const [isSaving, setSaving] = useState(false);

  async function choose(areShown: boolean, canUndo = true): Promise<void> {
    const before = chosen;
    begin();
    setChosen({ areShown });
    setSaving(true);
    try {
      setChosen(await call(chooseReadMarks, { query, body: { areShown } }));
    } catch (error) {
      console.error('Whether read marks are shown could not be saved', error);
      setChosen(before);
      fail(t`Something was wrong, try again please`);
      return;
    } finally {
      setSaving(false);
    }
    if (canUndo) undoToast(t`Saved`, () => choose(!areShown, false));
    else toast(t`Saved`, 'done');
  }

  return {
    loaded: { data: data && (chosen ?? data), failed, reload },
    isSaving,
    failure,
    choose: (areShown) => void choose(areShown),
  };
}
