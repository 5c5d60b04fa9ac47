import { type RefObject, useEffect, useRef } from 'react';
import type { Step } from './steps.ts';

/** After a step, reading goes on at what is wrong in the one that came, else at its heading. */
export function useFocusOnStep(step: Step, around: RefObject<HTMLElement | null>): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const find = (selector: string) => around.current?.querySelector<HTMLElement>(selector);
    // The step of the pictures stays in the page, hidden, while another one is shown.
    (find('[aria-invalid="true"]') ?? find(':not([hidden]) > h2'))?.focus({ preventScroll: true });
  }, [step, around]);
}
