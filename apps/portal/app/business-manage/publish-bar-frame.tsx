import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import './publish-bar-frame.css';

interface PublishBarFrameProps {
  /** Whether what was typed is saved. */
  state: ReactNode;
  /** What buyers see meanwhile. */
  text: ReactNode;
  /** Ctrl+Enter. */
  onPublish: () => void;
  /** Ctrl+S. */
  onSave: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** The bar at the foot of a page on which something is edited and published. */
export function PublishBarFrame({ state, text, onPublish, onSave, children }: PublishBarFrameProps) {
  const { t } = useLingui();
  const acts = useRef({ onPublish, onSave });
  acts.current = { onPublish, onSave };
  useEffect(() => {
    function follow(event: KeyboardEvent) {
      if (!event.ctrlKey && !event.metaKey) return;
      if (event.key === 's') acts.current.onSave();
      else if (event.key === 'Enter') acts.current.onPublish();
      else return;
      event.preventDefault();
    }
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, []);
  return (
    <section className="x-bar" aria-label={t`Publish`}>
      <div role="status">
        <b>{state}</b>
        <span>{text}</span>
      </div>
      {children}
    </section>
  );
}
