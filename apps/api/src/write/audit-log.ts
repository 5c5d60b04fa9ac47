import type { DB } from '@kontor/database';
import { sql, type Transaction } from 'kysely';
import type { Subject, WritingCall, WritingSystem } from './writing.ts';

const atOnce = 10_000;

/** Adds who wrote, as which business, by which call, about what. Visitors and the product itself leave no row; neither does what was written. */
export async function addAuditRow(
  trx: Transaction<DB>,
  context: WritingCall | WritingSystem,
  { noun, id }: Subject,
): Promise<void> {
  if (!('call' in context) || context.actor.kind === 'visitor') return;
  const { actor, call, requestID, operator } = context;
  const person = operator === undefined ? 'person' : 'operator';
  await trx
    .insertInto('audit_log')
    .values({
      ...(actor.kind === 'person'
        ? { actor: person, actor_id: actor.id, acting_business_id: actor.actingBusiness?.businessID }
        : { actor: actor.kind }),
      call,
      noun,
      noun_id: id,
      request_id: requestID,
    })
    .execute();
}

/** Deletes rows older than a year (`audit_log_by_age`). */
export async function forgetOldAudit(trx: Transaction<DB>): Promise<number> {
  const { rows } = await sql`
    DELETE FROM audit_log WHERE id = ANY (ARRAY(
      SELECT id FROM audit_log WHERE at < now() - interval '1 year' ORDER BY at LIMIT ${atOnce}
    )) RETURNING id
  `.execute(trx);
  return rows.length;
}
