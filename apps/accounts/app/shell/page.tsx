import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

interface PageProps {
  /** Stands in the window's title. */
  title: string;
  heading: string;
  /** A sentence below the heading. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** A page's title, its one heading, and what stands below it. */
export function Page({ title, heading, lead, children }: PageProps) {
  const { t } = useLingui();
  useFocusAfterNavigation();
  return (
    <>
      <title>{`${title} | ${t`Kontor account`}`}</title>
      <div className="a-page-head">
        <h1>{heading}</h1>
        {lead ? <p className="a-lead">{lead}</p> : null}
      </div>
      {children}
    </>
  );
}
