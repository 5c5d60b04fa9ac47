import type { Group, GroupCard, GroupSubject, Language, WaitingForGroup } from '@kontor/contract';
import { groupLimits, type ShownPerson } from '@kontor/contract';
import type { AuthorRow } from '../author/author-columns.ts';
import { presentAuthor } from '../author/present-author.ts';
import type { Context } from '../context.ts';
import { presentCountry, presentNode, presentState } from '../reference/present.ts';
import type { Reference } from '../reference/reference.ts';
import type { GroupRow } from './group-row.ts';
import { hasRole } from './policy.ts';
import type { WaitingRow } from './request-queries.ts';

type Reading = Pick<Context, 'reference' | 'language'>;

function presentSubject(reference: Reference, row: GroupRow, language: Language): GroupSubject {
  const { fair_name: name, fair_place: place, fair_from: from, fair_until: until } = row;
  if (row.industry_id !== null)
    return { kind: 'industry', industry: presentNode(reference, row.industry_id, language) };
  if (name !== null && from !== null && until !== null)
    return { kind: 'fair', fair: { name, place: place ?? undefined, from, until } };
  return {
    kind: 'region',
    country: presentCountry(reference, row.country_code ?? '', language),
    state: presentState(reference, row.state_id, null),
  };
}

const askAgainAfter = groupLimits.askAgainAfterDays * 86_400_000;

/** From when somebody may ask again who may not now. */
function againFrom({ state, decided_at }: GroupRow): Date | undefined {
  if (state !== 'declined' || decided_at === null) return undefined;
  const moment = new Date(decided_at.getTime() + askAgainAfter);
  return moment.getTime() > Date.now() ? moment : undefined;
}

/** What somebody is to it; an invitation that was declined is none. */
function standingOf(row: GroupRow): NonNullable<GroupCard['mine']> {
  if (row.role !== null) return { role: row.role };
  if (row.state === 'asked' || row.state === 'invited') return { state: row.state };
  return againFrom(row) ? { state: 'declined' } : {};
}

export function presentGroupCard(
  { reference, language }: Reading,
  row: GroupRow,
  isForPerson: boolean,
): GroupCard {
  return {
    groupID: row.id,
    name: row.name,
    description: row.description,
    access: row.access,
    subject: presentSubject(reference, row, language),
    members: row.members,
    ...(row.origin === 'demo' ? { isDemo: true } : {}),
    mine: isForPerson ? standingOf(row) : undefined,
  };
}

/** @param known members whoever asks is connected with; undefined for visitors */
export function presentGroup(
  context: Reading,
  row: GroupRow,
  known: readonly (AuthorRow & { count: number })[] | undefined,
): Group {
  const { mine, ...card } = presentGroupCard(context, row, known !== undefined);
  const isWaiting = mine?.state === 'asked' || mine?.state === 'invited';
  return {
    ...card,
    rules: row.rules,
    createdAt: row.created_at.toISOString(),
    mine: mine &&
      known && {
        ...mine,
        request: mine.state === 'asked' ? (row.request ?? undefined) : undefined,
        at: isWaiting ? row.asked_at?.toISOString() : undefined,
        againFrom: mine.role ? undefined : againFrom(row)?.toISOString(),
        waiting: hasRole(row.role, 'moderator') ? (row.waiting ?? undefined) : undefined,
        known: { count: known[0]?.count ?? 0, named: known.flatMap((each) => presentPerson(each) ?? []) },
      },
  };
}

/** A person by a row that names no business. */
export function presentPerson(row: AuthorRow): ShownPerson | undefined {
  const author = presentAuthor(row);
  return author && 'userID' in author ? author : undefined;
}

export function presentWaiting(rows: readonly WaitingRow[]): WaitingForGroup[] {
  return rows.flatMap((row) => {
    const person = presentPerson(row);
    return person ? [{ person, at: row.asked_at.toISOString(), request: row.content ?? undefined }] : [];
  });
}
