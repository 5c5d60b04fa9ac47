import type { BusinessSection, FieldName } from '@kontor/contract';
import { createContext, type ReactNode, use } from 'react';

/** Marks a value when one of these fields of a section is not published. */
export type DraftMark = (
  section: BusinessSection,
  fields: FieldName | readonly FieldName[],
  value: ReactNode,
) => ReactNode;

/** On the public page nothing is marked: everything on it is published. */
export const DraftMarkContext = createContext<DraftMark>((_, __, value) => value);

/** For the parts of a business's page, which the preview of a draft shows, too. */
export function useDraftMark(section: BusinessSection) {
  const mark = use(DraftMarkContext);
  return (fields: FieldName | readonly FieldName[], value: ReactNode) => mark(section, fields, value);
}
