import type { ReactNode } from 'react';

export type HeadingLevel = 2 | 3 | 4;

/** A heading of the level its place in the page asks for. */
export function Heading({
  level,
  className,
  children,
}: {
  level: HeadingLevel;
  className?: string;
  children: ReactNode;
}) {
  const Tag = `h${level}` as const;
  return <Tag className={className}>{children}</Tag>;
}
