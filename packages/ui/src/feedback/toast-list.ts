export interface Toast {
  id: number;
  text: string;
  kind: 'done' | 'failed' | 'copied';
}

/** What is said, and for how long: a store React can subscribe to. */
export interface ToastList {
  show: (text: string, kind: Toast['kind']) => void;
  current: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
}

const shownFor = 5000;
const most = 3;

/** Toasts stay five seconds, at most three at once; one said again takes the place of the first. */
export function createToastList(): ToastList {
  let toasts: readonly Toast[] = [];
  let last = 0;
  const listeners = new Set<() => void>();

  function become(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    show(text, kind) {
      last += 1;
      const id = last;
      const others = toasts.filter((toast) => toast.text !== text);
      become([...others, { id, text, kind }].slice(-most));
      setTimeout(() => become(toasts.filter((toast) => toast.id !== id)), shownFor);
    },
    current: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
