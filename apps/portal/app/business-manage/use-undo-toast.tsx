import { ToastAction, useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';

/** Says what was done, with the way back. */
export function useUndoToast(): (text: string, undo: () => void | Promise<void>) => void {
  const { t } = useLingui();
  const toast = useToast();
  return (text, undo) =>
    toast(text, 'done', (close) => (
      <ToastAction
        text={t`Undo`}
        busy={false}
        onClose={close}
        onPress={() => {
          close();
          void undo();
        }}
      />
    ));
}
