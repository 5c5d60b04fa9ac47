import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a part of the page whose controls come and go with a stage: when the one that has the focus goes, the focus is put
 * elsewhere, not lost. @returns the ref of that part
 */
export function useRestoredFocus(
  stage: string | undefined,
  focusElsewhere: () => void,
): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const control = useRef<Element>(undefined);

  useEffect(() => {
    function look() {
      const { activeElement } = document;
      control.current = activeElement && part.current?.contains(activeElement) ? activeElement : undefined;
    }
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: controls go when the stage changes, not when the caller renders
  useEffect(() => {
    if (!control.current || control.current.isConnected) return;
    control.current = undefined;
    // Whoever went on to another place meanwhile is left there.
    if (document.activeElement === document.body) focusElsewhere();
  }, [stage]);

  return part;
}
