import { ToastAction } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The step of a toast that takes back what was done. */
export function useUndoAction(): (undo: () => void | Promise<void>) => (close: () => void) => ReactNode {
  const { t } = useLingui();
  return (undo) => (close) => (
    <ToastAction
      text={t`Undo`}
      busy={false}
      onClose={close}
      onPress={() => {
        close();
        void undo();
      }}
    />
  );
}
