import { useClearFailures } from '@kontor/ui';
import { useRef, useState } from 'react';

interface ToggleOptions {
  isOn: boolean;
  /** How many have it on, as it was loaded. */
  count: number;
  /** Turns it on or off. @returns how many have it on then */
  send: (turnsOn: boolean) => Promise<number>;
  /** Told with what is shown, at once and again when it goes back. */
  onShown: (count: number) => void;
}

interface Toggle {
  isOn: boolean;
  /** It went back, since it could not be sent; told to screen readers alone (checklist 209, 210). */
  hasFailed: boolean;
  press: () => void;
}

/**
 * What is turned on and off at once, counted at once, and goes back in silence where that fails. Pressed while an answer is on its
 * way, the last press is sent after it, so that what stands in the end is what was pressed last.
 */
export function useToggle({ isOn, count, send, onShown }: ToggleOptions): Toggle {
  const [shown, setShown] = useState(isOn);
  const [hasFailed, setHasFailed] = useState(false);
  const clearFailures = useClearFailures();
  const saved = useRef({ isOn, count });
  const wanted = useRef(isOn);
  const isSending = useRef(false);

  function show(turnedOn: boolean): void {
    setShown(turnedOn);
    const { isOn: wasOn, count: was } = saved.current;
    onShown(was + Number(turnedOn) - Number(wasOn));
  }

  async function settle(): Promise<void> {
    isSending.current = true;
    try {
      while (wanted.current !== saved.current.isOn) {
        const turnsOn = wanted.current;
        saved.current = { isOn: turnsOn, count: await send(turnsOn) };
        show(wanted.current);
      }
      clearFailures();
    } catch (error) {
      console.error('What was pressed could not be saved', error);
      wanted.current = saved.current.isOn;
      show(wanted.current);
      setHasFailed(true);
    } finally {
      isSending.current = false;
    }
  }

  return {
    isOn: shown,
    hasFailed,
    press() {
      setHasFailed(false);
      wanted.current = !wanted.current;
      show(wanted.current);
      if (!isSending.current) void settle();
    },
  };
}
