import type { ReactNode } from 'react';

export interface Toast {
  id: number;
  text: string;
  kind: 'done' | 'failed' | 'copied';
  /** What one can do about it. */
  action?: ReactNode;
}

/** What is said, and for how long: a store React can subscribe to. */
export interface ToastList {
  /** One with an action stays until that takes it away: a `ToastAction`, which people can hold. Answers what takes it away. */
  show: (text: string, kind: Toast['kind'], action?: (close: () => void) => ReactNode) => () => void;
  /** What failed before is past: something was done that is seen without being said. */
  clearFailures: () => void;
  current: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
}

const shownFor = 5000;
const maximum = 3;

/**
 * Toasts without an action stay for five seconds, at most three at once. A repeated text replaces its earlier toast. Success and
 * failure do not stand together, as only the newer one is true: it replaces the other, but for one that offers something to do.
 */
export function createToastList(): ToastList {
  let toasts: readonly Toast[] = [];
  let last = 0;
  const listeners = new Set<() => void>();

  function become(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    show(text, kind, action) {
      last += 1;
      const id = last;
      const others = toasts.filter(
        (toast) => toast.text !== text && (toast.action || (toast.kind === 'failed') === (kind === 'failed')),
      );
      const close = () => become(toasts.filter((toast) => toast.id !== id));
      become([...others, { id, text, kind, action: action?.(close) }].slice(-maximum));
      if (!action) setTimeout(close, shownFor);
      return close;
    },
    clearFailures() {
      const left = toasts.filter(({ kind, action }) => kind !== 'failed' || action);
      if (left.length < toasts.length) become(left);
    },
    current: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
