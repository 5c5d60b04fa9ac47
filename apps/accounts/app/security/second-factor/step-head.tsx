import { useEffect, useRef } from 'react';

/** The heading of a step that came in place of the one before: reading goes on here. */
export function StepHead({ text }: { text: string }) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <h2 className="a-step-head" tabIndex={-1} ref={head}>
      {text}
    </h2>
  );
}
