import { databaseError, KontorError } from '@kontor/server';
import type { FastifyRequest } from 'fastify';
import type { Context, Visit } from '../context.ts';
import { returnAddress } from '../return-address.ts';
import { visitOf } from '../visit.ts';
import { nextPageOf } from './next-page.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import * as verbs from './verbs.ts';

/** What pages are handed for one request. They are built by Vite and know of the service its types alone. */
export interface PageVisit {
  verbs: typeof verbs;
  /** What verbs work on. */
  accounts: Context;
  visit: Visit;
  /** Where the person goes back to: an address of the portal. */
  back: string;
  /** The page of ours somebody goes on to first when they have logged in. */
  next: string | undefined;
  /** What a verb threw, as a form shows it. */
  refusalOf: (error: unknown) => Refusal;
  /** Takes note of what went wrong. */
  report: (error: unknown, what: string) => void;
  /** The first failure that was reported and is worth another try, as of a database that is lost or takes no writes. */
  unavailable: () => KontorError | undefined;
}

/** Answers a request for a page or its data. */
export type PageHandler = (request: Request, page: PageVisit) => Promise<Response>;

export function pageVisit(accounts: Context, request: FastifyRequest): PageVisit {
  const query: unknown = request.query;
  const asked: Record<string, unknown> = typeof query === 'object' && query !== null ? { ...query } : {};
  let unavailable: KontorError | undefined;
  const report = (error: unknown, what: string) => {
    const known = error instanceof KontorError ? error : databaseError(error);
    if (known?.name === 'Unavailable' || known?.name === 'InsufficientStorage') unavailable ??= known;
    request.log[known ? 'warn' : 'error']({ err: error }, what);
  };
  return {
    verbs,
    accounts,
    visit: visitOf(request),
    back: returnAddress(asked.continue, accounts.settings.PORTAL_ORIGIN),
    next: nextPageOf(asked.next),
    refusalOf: (error) => refusalOf(error, report),
    report,
    unavailable: () => unavailable,
  };
}
