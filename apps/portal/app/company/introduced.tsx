import type { ReactNode } from 'react';

export interface Introduction {
  title: string;
  intro?: string;
}

/** A section that begins with a heading and, often, with what there is to know beforehand. */
export function Introduced({ title, intro, children }: Introduction & { children: ReactNode }) {
  return (
    <section className="s-section">
      <h2 className={intro ? 'c-with-intro' : undefined}>{title}</h2>
      {intro ? <p className="c-intro">{intro}</p> : null}
      {children}
    </section>
  );
}
