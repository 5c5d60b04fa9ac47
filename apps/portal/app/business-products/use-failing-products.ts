import { useToast } from '@kontor/ui';
import { useState } from 'react';
import { useRefusalText } from './use-refusal-text.ts';

export interface FailingProducts {
  /** What failed last, until something else is tried: with which products, and why. */
  failed: { ids: readonly string[]; text: string } | undefined;
  begin: () => void;
  fail: (error: unknown, ids: readonly string[]) => void;
  /** Says why it was not even tried. */
  say: (text: string) => void;
}

/** Why something was not done with products: in passing, and beside them until the next thing is tried. */
export function useFailingProducts(): FailingProducts {
  const toast = useToast();
  const refusalOf = useRefusalText();
  const [failed, setFailed] = useState<FailingProducts['failed']>();

  function show(text: string, ids: readonly string[]) {
    setFailed({ ids, text });
    toast(text, 'failed');
  }

  return {
    failed,
    begin: () => setFailed(undefined),
    fail: (error, ids) => show(refusalOf(error), ids),
    say: (text) => show(text, []),
  };
}
