import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

interface PageProps {
  /** Stands in the window's title. */
  title: string;
  /** What one does on the page, as a sentence; stands in the head. */
  description: string;
  heading: string;
  /** A sentence below the heading. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** A page's head, its one heading, and what stands below it. */
export function Page({ title, description, heading, lead, children }: PageProps) {
  useFocusAfterNavigation();
  return (
    <>
      <PageHead title={title} description={description} />
      <div className="a-page-head">
        <h1>{heading}</h1>
        {lead ? <p className="a-lead">{lead}</p> : null}
      </div>
      {children}
    </>
  );
}
