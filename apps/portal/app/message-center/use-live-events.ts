import type { LiveEvent } from '@kontor/contract';
import { useEffect, useRef } from 'react';
import { useSession } from '../session/session-context.tsx';

type LiveEventsModule = typeof import('../live/live-events.ts');

let loaded: LiveEventsModule | undefined;

/**
 * Calls with each event that is told live, as long as the component is there; for pages of people alone. What reads them is loaded
 * once the page is alive.
 */
export function useLiveEvents(onEvent: (event: LiveEvent) => void): void {
  const session = useSession();
  const latest = useRef(onEvent);
  latest.current = onEvent;
  useEffect(() => {
    const subscribe = ({ liveEventsOf }: LiveEventsModule) =>
      liveEventsOf(session).subscribe((event) => latest.current(event));
    if (loaded) return subscribe(loaded);
    let callOff: (() => void) | undefined;
    let isOver = false;
    import('../live/live-events.ts').then(
      (module) => {
        loaded = module;
        if (isOver) return;
        callOff = subscribe(module);
        // What happened while it was loaded nobody heard.
        latest.current({ kind: 'gap' });
      },
      (error: unknown) => console.error('What is told live could not be loaded', error),
    );
    return () => {
      isOver = true;
      callOff?.();
    };
  }, [session]);
}
