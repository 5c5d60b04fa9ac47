import type { ReactNode } from 'react';

/** A place to fill in, by the name of what belongs there. */
export function Blank({ children }: { children: ReactNode }) {
  return <span className="n-blank">[{children}]</span>;
}

export const templateID = 'template';

/** The text itself, apart from what explains it: what is copied, printed and loaded. */
export function Template({ children }: { children: ReactNode }) {
  return (
    <section className="n-template" id={templateID}>
      {children}
    </section>
  );
}

/** The template within the HTML of its article. */
export function templateIn(html: string): string {
  const start = html.indexOf(`id="${templateID}"`);
  return html.slice(html.indexOf('>', start) + 1, html.indexOf('</section>', start));
}
