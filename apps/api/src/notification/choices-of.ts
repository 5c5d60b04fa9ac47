import { type NotificationChoices, notificationKinds } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { usualOf } from './kinds.ts';
import { findChoices } from './queries.ts';

/** How somebody is told of each kind: as they chose, else as the kind's noun suggests. */
export async function choicesOf(db: ReadDatabase, personID: string): Promise<NotificationChoices> {
  const chosen = new Map(
    (await findChoices(db, personID)).map(({ kind, on_page, mail, push }) => [
      kind,
      { onPage: on_page, mail, push },
    ]),
  );
  return Object.fromEntries(
    notificationKinds.map((kind) => [kind, chosen.get(kind) ?? usualOf(kind)]),
  ) as NotificationChoices;
}
