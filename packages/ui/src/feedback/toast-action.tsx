import { useEffect, useLayoutEffect, useRef } from 'react';
import { startCountdown } from './countdown.ts';
import './toasts.css';

interface ToastActionProps {
  text: string;
  /** It is being done: the toast stays, and a press does nothing. */
  busy: boolean;
  onPress: () => void;
  /** Nobody wants it any more: takes the toast away. */
  onClose: () => void;
}

/** For who reads slowly, or has to walk through the page to come here. */
const shownFor = 10_000;

/**
 * The step a toast offers, for ten seconds. The time stops while the pointer or the focus is on the toast and while the page is
 * hidden. It starts over with each key, as Tab may need many presses to get here (WCAG 2.2, 2.2.1). Escape closes the toast, and
 * the focus goes back to where it was.
 */
export function ToastAction({ text, busy, onPress, onClose }: ToastActionProps) {
  const button = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  useEffect(() => {
    const toast = button.current?.closest<HTMLElement>('.k-toast');
    if (!toast || busy) return;
    return closeInTime(toast, () => close.current());
  }, [busy]);

  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement !== own) return;
      const back = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('main');
      back?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <button
      type="button"
      className="k-toast-action"
      ref={button}
      // A disabled one would lose the focus.
      aria-disabled={busy || undefined}
      onFocus={({ relatedTarget }) => {
        cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !busy) onClose();
      }}
      onClick={() => {
        if (!busy) onPress();
      }}
    >
      {text}
    </button>
  );
}

/** @returns what calls it off */
function closeInTime(toast: HTMLElement, close: () => void): () => void {
  const countdown = startCountdown(shownFor, close);
  const heard = new AbortController();
  const { signal } = heard;
  const see = () => (document.hidden ? countdown.hold('hidden') : countdown.release('hidden'));
  if (toast.matches(':hover')) countdown.hold('pointer');
  if (toast.contains(document.activeElement)) countdown.hold('focus');
  see();
  toast.addEventListener('pointerenter', () => countdown.hold('pointer'), { signal });
  toast.addEventListener('pointerleave', () => countdown.release('pointer'), { signal });
  toast.addEventListener('focusin', () => countdown.hold('focus'), { signal });
  toast.addEventListener('focusout', () => countdown.release('focus'), { signal });
  document.addEventListener('visibilitychange', see, { signal });
  document.addEventListener('keydown', countdown.restart, { signal });
  return () => {
    heard.abort();
    countdown.stop();
  };
}
