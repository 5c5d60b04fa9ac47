import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';

/** Makes sure that each source stands in the list of sources with its present licence; answers the ids by name. */
export async function writeSources(
  trx: Transaction<DB>,
  licences: Map<string, string>,
): Promise<Map<string, number>> {
  const names = [...licences.keys()];
  if (names.length === 0) return new Map();
  const known = await trx.selectFrom('data_sources').selectAll().where('name', 'in', names).execute();
  const ids = new Map(known.map(({ name, id }) => [name, id]));

  for (const { id, name, licence } of known) {
    const current = licences.get(name);
    if (current === undefined || current === licence) continue;
    await trx.updateTable('data_sources').set({ licence: current }).where('id', '=', id).execute();
  }
  const added = names.filter((name) => !ids.has(name));
  if (added.length === 0) return ids;
  const rows = await trx
    .insertInto('data_sources')
    .values(added.map((name) => ({ name, licence: licences.get(name) as string })))
    // Another transaction may have added it meanwhile.
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({ licence: row.ref('excluded.licence') })),
    )
    .returning(['id', 'name'])
    .execute();
  for (const { id, name } of rows) ids.set(name, id);
  return ids;
}
