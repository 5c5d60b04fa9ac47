import { useToast } from '@kontor/ui';
import { useUndoAction } from './use-undo-action.tsx';

/** Says what was done, with the way back. */
export function useUndoToast(): (text: string, undo: () => void | Promise<void>) => void {
  const toast = useToast();
  const undoAction = useUndoAction();
  return (text, undo) => toast(text, 'done', undoAction(undo));
}
