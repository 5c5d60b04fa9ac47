import { enqueueAll } from '@kontor/jobs';
import type { JobContext } from '../../job/job-context.ts';
import { zoneOfPortal } from '../../notification/zone-of-portal.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { asSystem, write } from '../../write/write.ts';
import type { WritingSystem } from '../../write/writing.ts';
import { openNewResults } from '../open-new-results.ts';
import {
  type Due,
  findDueMarks,
  findMailed,
  findTimeZones,
  firstPlace,
  insertDigests,
  insertFinds,
  type LookedThrough,
  type MailedSearch,
} from './digest-queries.ts';
import { dueDays } from './due-days.ts';
import { mailSearchDigests } from './mail-job.ts';

/** Searches whose marks move in one transaction, and digests that are begun in one. */
const atOnce = 500;
/** Of what is new in a search so many are told, and how many more there are. */
const told = 10;

type Digesting = Pick<JobContext, 'db' | 'openSearch'> & {
  settings: Pick<JobContext['settings'], 'PORTAL_COUNTRY'>;
};

/** The searches whose digest is due by a moment. */
export async function findDueAt({ db, settings }: Omit<Digesting, 'openSearch'>, until: Date): Promise<Due> {
  const fallback = zoneOfPortal(settings);
  const zones = new Set([fallback, ...(await findTimeZones(db))]);
  return { fallback, days: dueDays([...zones], until) };
}

/**
 * Looks through all searches whose digest is due for what came since their marks, and has each person mailed all that was found for them.
 * What is found is stored as the mark moves, so that whoever is cut off goes on where it was.
 * @param until what came by then is told @param signal whoever wants it ended
 */
export async function digestSearches(
  context: Digesting,
  until: Date,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { db } = context;
  const system = asSystem({ db, reference: await loadReference(db) });
  const due = await findDueAt(context, until);
  const marks = await findDueMarks(db, due);
  if (marks.size > 0) {
    const search = await context.openSearch();
    try {
      const findNewResults = await openNewResults({ db, search, marks, until });
      for await (const page of dueSearches(context, due)) {
        signal.throwIfAborted();
        if (page.length === 0) continue;
        const looked = lookedThrough(page, await findNewResults(page));
        await write(system, undefined, (trx) => insertFinds(trx, looked, until));
      }
    } finally {
      await search.close();
    }
  }
  await beginMails(system);
}

const lookedThrough = (
  page: readonly MailedSearch[],
  found: ReadonlyMap<string, string[]>,
): LookedThrough[] =>
  page.map(({ id, digested }) => {
    const ids = found.get(id) ?? [];
    return { id, digested, found: ids.slice(0, told), total: ids.length };
  });

async function* dueSearches({ db }: Pick<Digesting, 'db'>, due: Due): AsyncGenerator<MailedSearch[]> {
  let page = await findMailed(db, due, { after: firstPlace, atOnce });
  while (page.length > 0) {
    yield page.filter(({ is_due }) => is_due);
    page = await findMailed(db, due, { after: page.at(-1) ?? firstPlace, atOnce });
  }
}

/** Has everybody mailed for whom something was found. */
async function beginMails(system: WritingSystem): Promise<void> {
  const begin = () =>
    write(system, undefined, async (trx) => {
      const begun = await insertDigests(trx, atOnce);
      const mails = begun.map((digestID) => ({ key: digestID, data: { digestID } }));
      await enqueueAll(trx, mailSearchDigests, mails);
      return begun.length;
    });
  while ((await begin()) > 0);
}
