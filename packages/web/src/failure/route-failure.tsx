import { ErrorNote } from '@kontor/ui';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';

/** Why a page is not shown: nothing is at its address, there is no room to write, or something else. */
type FailureKind = 'missing' | 'noRoom' | 'failed';

interface RouteFailureProps {
  texts: Record<FailureKind, { heading: string; advice: string }>;
  /** The window's title for a heading. */
  titleOf: (heading: string) => string;
  /** What else stands in the head. */
  head?: ReactNode;
  /** What tries once more, where something is at the address. */
  again?: ReactNode;
  /** Ways on, below. */
  ways: ReactNode;
}

/** In the place of a page that could not be loaded. */
export function RouteFailure({ texts, titleOf, head, again, ways }: RouteFailureProps) {
  const kind = failureOf(useRouteError());
  const { heading, advice } = texts[kind];
  return (
    <>
      <title>{titleOf(heading)}</title>
      {head}
      <ErrorNote as="h1" text={heading}>
        <p>{advice}</p>
        {kind === 'missing' ? null : again}
      </ErrorNote>
      {ways}
    </>
  );
}

function failureOf(error: unknown): FailureKind {
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 404) return 'missing';
  return status === 507 ? 'noRoom' : 'failed';
}
