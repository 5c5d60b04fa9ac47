import type { Written } from '../hold/written.ts';
import { findGroupTexts, updatePublished, updateWithheld } from './hold-queries.ts';
import { findGroup } from './queries.ts';

/** A group is removed as a whole: its owner, too, sees it again only when a moderator shows it. */
export const writtenGroups: Written = {
  type: 'group',
  async find(db, ids) {
    const rows = await findGroupTexts(db, ids);
    return new Map(
      rows.map(({ id, name, description, rules, owner_id, is_withheld }) => [
        id,
        {
          name,
          content: [name, description, ...rules].join('\n'),
          authorID: owner_id ?? undefined,
          businessID: undefined,
          root: { type: 'group', id },
          isWithheld: is_withheld,
        },
      ]),
    );
  },
  isReadable: async (db, id, readerID) => (await findGroup(db, id, readerID)) !== undefined,
  withhold: updateWithheld,
  publish: ({ db }, id) => updatePublished(db, id),
};
