import type { FormResult } from '@kontor/web/form/form-result';
import { useActionData } from 'react-router';

/** Whether the button of the page was pressed, and its link does not work (any more): what the page says of it is not so then. */
export function useDeadLink(): boolean {
  return useActionData<FormResult>()?.problem === 'NotFound';
}
