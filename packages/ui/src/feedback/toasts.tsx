import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { CircleAlert, CircleCheck, Link2 } from '../icon/icons.gen.ts';
import { createToastList, type Toast, type ToastList } from './toast-list.ts';
import './toasts.css';

const ToastContext = createContext<ToastList['show'] | undefined>(undefined);
const icons = { done: CircleCheck, failed: CircleAlert, copied: Link2 };

/** Around an application: what is below may say something in passing, at the lower left and aloud. */
export function Toasts({ children }: { children: ReactNode }) {
  const [list] = useState(createToastList);
  const toasts = useSyncExternalStore(list.subscribe, list.current, list.current);
  return (
    <ToastContext value={list.show}>
      {children}
      <div className="k-toasts" role="status" aria-live="polite">
        {toasts.map(({ id, ...toast }) => (
          <ToastLine key={id} {...toast} />
        ))}
      </div>
    </ToastContext>
  );
}

function ToastLine({ text, kind, action }: Omit<Toast, 'id'>) {
  const Icon = icons[kind];
  return (
    <div className={`k-toast k-toast-${kind}`}>
      <Icon size={20} />
      <span>{text}</span>
      {action}
    </div>
  );
}

/** Says something in one line for five seconds, or with something to do about it; only below `Toasts`. */
export function useToast(): ToastList['show'] {
  const show = useContext(ToastContext);
  if (!show) throw new Error('No Toasts around this component');
  return show;
}
