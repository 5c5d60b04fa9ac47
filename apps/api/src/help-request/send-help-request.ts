import type { Data, HelpRequest, Issue, sendHelpRequest as sendHelpRequestCall } from '@kontor/contract';
import { issueAt, KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { write } from '../write/write.ts';
import { enqueueMails } from './jobs.ts';
import { countOfLate, insertHelpRequest } from './queries.ts';

/** Receipts an address is sent in a day: whoever types it in need not be who reads its mail. */
const maxReceipts = 3;

/**
 * Stores a help request for the worker to mail (checklist 266). The same `requestID` again changes nothing. What a program filled
 * in is answered like any other, and stored nowhere.
 * @throws BadRequest for a business type, job position, country or state there is not
 */
export async function sendHelpRequest(
  context: Context,
  { requestID, nickname, ...fields }: HelpRequest,
): Promise<Data<typeof sendHelpRequestCall>> {
  const { db, language, reference } = context;
  if (nickname) return { received: true };
  const issues = unknownIn(fields, reference);
  if (issues.length > 0)
    throw new KontorError('BadRequest', 'The help request refers to something that does not exist.', {
      issues,
    });
  const written = Object.entries(fields)
    .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
    .filter(([, value]) => value !== '');
  const withReceipt = (await countOfLate(db, fields.email)) < maxReceipts;
  const helpRequest = {
    requestID,
    email: fields.email,
    language,
    fields: Object.fromEntries(written),
    withReceipt,
  };
  const about = (id: string | undefined) => (id ? { noun: 'help-request', id } : undefined);
  await write(context, about, async (trx) => {
    const id = await insertHelpRequest(trx, helpRequest);
    if (id) await enqueueMails(trx, id);
    return id;
  });
  return { received: true };
}

function unknownIn(
  { country, usaState, jobPosition }: HelpRequest,
  reference: Context['reference'],
): Issue[] {
  const unknown = {
    country: country && !reference.countries.has(country),
    usaState: usaState && !reference.states.has(usaState),
    jobPosition: jobPosition && !reference.jobPositions.has(jobPosition),
  };
  return Object.entries(unknown).flatMap(([field, isUnknown]) =>
    isUnknown ? issueAt(field, { code: 'unknown' }) : [],
  );
}
