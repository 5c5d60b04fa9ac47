import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { CircleAlert, CircleCheck, Link2 } from '../icon/icons.gen.ts';
import { createToastList, type Toast, type ToastList } from './toast-list.ts';
import './toasts.css';

const ToastContext = createContext<ToastList | undefined>(undefined);
const icons = { done: CircleCheck, failed: CircleAlert, copied: Link2 };

/** Around an application: what is below may say something in passing, at the lower left and aloud. */
export function Toasts({ children }: { children: ReactNode }) {
  const [list] = useState(createToastList);
  const toasts = useSyncExternalStore(list.subscribe, list.current, list.current);
  return (
    <ToastContext value={list}>
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
export const useToast = (): ToastList['show'] => useToastList().show;

/** Takes away what is said of failures, where something is done or begun that says nothing; only below `Toasts`. */
export const useClearFailures = (): ToastList['clearFailures'] => useToastList().clearFailures;

function useToastList(): ToastList {
  const list = useContext(ToastContext);
  if (!list) throw new Error('No Toasts around this component');
  return list;
}
