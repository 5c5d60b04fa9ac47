import { findPlaceholder } from '@kontor/contract';
import { issueAt, KontorError } from '@kontor/server';
import type { ActingAsEither } from '../actor.ts';

/** Lets nothing out of a business that a saved reply left open; people alone have none. @throws BadRequest */
export function refusePlaceholders({ actingBusiness }: ActingAsEither, content: string): void {
  if (!actingBusiness || !findPlaceholder(content)) return;
  const issues = [issueAt('content', { code: 'unfilledPlaceholder' })];
  throw new KontorError('BadRequest', 'A placeholder has not been filled in.', { issues });
}
