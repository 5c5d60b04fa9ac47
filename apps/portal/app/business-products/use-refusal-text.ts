import { CallError } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';

/** Why a change of products was not made, in words; what nobody expects is logged. */
export function useRefusalText(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    const known = error instanceof CallError ? error : undefined;
    if (known?.errorName === 'Forbidden') return t`Your role does not allow this.`;
    if (known?.errorName === 'NotFound' || known?.errorName === 'Conflict')
      return t`Somebody else changed this meanwhile. The table shows how it is now.`;
    if (known?.errorName === 'TooManyRequests') return t`That was quick. Try again in a minute.`;
    console.error('Products could not be changed', error);
    return t`It was not saved: nothing has changed. Please try again.`;
  };
}
