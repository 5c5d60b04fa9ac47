import { businessSectionNames, type MyBusiness } from '@kontor/contract';
import type { Person } from '@kontor/server';
import type { Context } from '../../../context.ts';
import { typedFieldsOf } from '../present-draft.ts';
import { findManyEdited } from '../queries.ts';
import { shareStated } from './completeness.ts';
import { findDraftsIn, findUpkeep } from './queries.ts';

type EditSummary = Pick<
  MyBusiness,
  'completeness' | 'lastPublished' | 'unpublishedFields' | 'unconfirmedSections'
>;

/** How complete and how current businesses are, and what the caller has typed there, in three statements; by id. */
export async function summarizeEdits(
  { db, actor, reference }: Context<Person>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EditSummary>> {
  const [rows, upkeep, drafts] = await Promise.all([
    findManyEdited(db, ids),
    findUpkeep(db, ids),
    findDraftsIn(db, actor.id, ids),
  ]);
  return new Map(
    rows.map((row) => {
      const typed = drafts
        .filter(({ business_id }) => business_id === row.id)
        .flatMap((draft) => {
          const section = businessSectionNames.find((name) => name === draft.section);
          return section ? typedFieldsOf(section, draft, row, reference) : [];
        });
      const { last_published, unconfirmed = [] } = upkeep.get(row.id) ?? {};
      const summary = {
        completeness: shareStated(row),
        lastPublished: last_published?.toISOString(),
        unpublishedFields: typed.length,
        unconfirmedSections: unconfirmed,
      };
      return [row.id, summary];
    }),
  );
}
