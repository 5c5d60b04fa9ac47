import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  text: string;
  children: ReactNode;
}

/** A section under its heading; the list of contents leads to it. */
export function Section({ id, text, children }: SectionProps) {
  return (
    <section className="v-section" id={id}>
      <h2>{text}</h2>
      {children}
    </section>
  );
}
