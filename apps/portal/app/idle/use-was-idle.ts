import { startTransition, useEffect, useState } from 'react';
import { idle } from './idle.ts';

/** Whether the browser has had nothing else to do since the component was drawn: false on the server and at first. */
export function useWasIdle(): boolean {
  const [wasIdle, setWasIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    void idle().then(() => {
      if (!isGone) startTransition(() => setWasIdle(true));
    });
    return () => {
      isGone = true;
    };
  }, []);
  return wasIdle;
}
