import { useEffect, useRef } from 'react';
import { CircleAlert } from '../icon/icons.gen.ts';
import './failure-text.css';

/**
 * Why what a button does has failed, beside it. Said aloud here, too: nobody in a dialog hears the toasts behind it. Buttons stand in
 * paragraphs as well, so it is none itself.
 */
export function FailureText({ text }: { text: string }) {
  const said = useRef<HTMLSpanElement>(null);
  // The toast at the lower edge of the window does not cover it.
  useEffect(() => said.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <span ref={said} className="k-failure" role="alert">
      <CircleAlert size={18} />
      <span>{text}</span>
    </span>
  );
}
