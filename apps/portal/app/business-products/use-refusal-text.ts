import { CallError } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';

/** Why a change of products was not made, in words; what nobody expects is logged. */
export function useRefusalText(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    const known = error instanceof CallError ? error : undefined;
    if (known?.errorName === 'Forbidden') return t`Your role does not allow this.`;
    if (known?.errorName === 'NotFound' || known?.errorName === 'Conflict')
      return t`Someone else has changed this in the meantime. The table shows the current state.`;
    if (known?.errorName === 'TooManyRequests') return t`Too many changes at once. Try again in a minute.`;
    console.error('Products could not be changed', error);
    return t`Not saved: nothing has changed. Please try again.`;
  };
}
