import { inOwnTask } from '@kontor/web/in-own-task';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSession } from '../session/session-context.tsx';
import type { PromotedTexts } from './promoted-texts.server.ts';
import './promoted-slot.css';

interface PromotedSlotProps {
  boostID: string;
  /** Whose card it is. */
  businessID: string;
  texts: PromotedTexts;
  /** The card, as it would stand among the results. */
  children: ReactNode;
}

/** The slot behind the results of a page, with a card that is paid for, marked as such. */
export function PromotedSlot({ boostID, businessID, texts, children }: PromotedSlotProps) {
  const slot = useRef<HTMLElement>(null);
  const session = useSession();
  useEffect(() => {
    let isLeft = false;
    let stop = () => {};
    const callOff = inOwnTask(() => {
      import('./watch-slot.ts').then(({ watchSlot }) => {
        if (slot.current && !isLeft) stop = watchSlot(slot.current, { session, boostID, businessID });
      }, console.warn);
    });
    return () => {
      isLeft = true;
      callOff();
      stop();
    };
  }, [session, boostID, businessID]);
  return (
    <section ref={slot} className="bo-slot" aria-labelledby="promoted">
      <p className="bo-label">
        <strong id="promoted" className="k-pill">
          {texts.label}
        </strong>
        <span>
          {texts.note} <a href="/how-ranking-works#promoted">{texts.why}</a>
        </span>
      </p>
      <ul>{children}</ul>
    </section>
  );
}
