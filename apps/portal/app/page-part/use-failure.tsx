import { FailureText, useToast } from '@kontor/ui';
import { type ReactNode, useState } from 'react';

interface Failure {
  /** Stands beside the button; nothing where nothing failed. */
  failure: ReactNode;
  /** Says it in passing, and beside the button until it is pressed again: the toast goes before some have found it. */
  fail: (text: string) => void;
  /** It is tried again. */
  begin: () => void;
}

/** Why what a button does has failed. */
export function useFailure(): Failure {
  const toast = useToast();
  const [text, setText] = useState<string>();
  return {
    failure: text === undefined ? null : <FailureText text={text} />,
    fail(said) {
      setText(said);
      toast(said, 'failed');
    },
    begin: () => setText(undefined),
  };
}
