import type { HeldResource } from '@kontor/contract';
import { written } from '../written.ts';
import type { Written } from './written.ts';

/** The rows of a kind of thing people write. */
export function writtenOf(type: HeldResource): Written {
  const rows = written.find((each) => each.type === type);
  if (!rows) throw new Error(`Nobody declares ${type} as written.`);
  return rows;
}
