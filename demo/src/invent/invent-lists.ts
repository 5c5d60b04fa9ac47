import { addDays, momentOn } from './calendar.ts';
import { demoId } from './demo-id.ts';
import type { AskedProduct } from './invent-conversations.ts';
import type { InventedLogin } from './invent-logins.ts';
import { randomFor } from './random.ts';

interface ListScript {
  /** Who owns it. */
  login: string;
  /** A colleague who may edit it. */
  sharedWith?: string;
  name: string;
  isArchived: boolean;
  /** Businesses of others, by the place in which they are known; with each comes what it makes. */
  from: number;
  until: number;
  /** By the place of the entry. */
  notes: Readonly<Record<number, { by: string; text: string }>>;
  tags: Readonly<Record<number, readonly string[]>>;
}

/** In the languages of their owners. */
const scripts: readonly ListScript[] = [
  {
    login: 'platinum',
    sharedWith: 'member',
    name: 'Second sources 2026',
    isArchived: false,
    from: 0,
    until: 4,
    notes: {
      0: { by: 'platinum', text: 'Asked for the inspection report of the last batch.' },
      1: { by: 'member', text: 'Needs drawings in STEP. Answers within a day.' },
      3: { by: 'member', text: 'Only for bores above 40 mm.' },
    },
    tags: { 0: ['quoted', 'visited'], 2: ['low volume'] },
  },
  {
    login: 'buyer',
    name: 'Reductores línea 4',
    isArchived: false,
    from: 0,
    until: 5,
    notes: {
      0: { by: 'buyer', text: 'Cotizó US$ 1,184 DAP. Vigente hasta fin de mes.' },
      2: { by: 'buyer', text: 'Montaje en eje, requiere brazo de torsión.' },
    },
    tags: { 0: ['cotizado', 'grado alimenticio'], 1: ['servicio cercano'] },
  },
  {
    login: 'buyer',
    name: 'Refacciones paro de planta',
    isArchived: true,
    from: 2,
    until: 5,
    notes: {},
    tags: {},
  },
];

/** Named lists of the demo's people: one is shared with a colleague, one is in the archive. */
export function inventLists(
  logins: readonly InventedLogin[],
  products: ReadonlyMap<string, AskedProduct>,
  day: string,
) {
  const known = new Map(logins.map(({ person, membership }) => [person.id, membership?.business_id]));
  const written = scripts.flatMap((script) => {
    const owner_id = demoId('login', script.login);
    if (!known.has(owner_id)) return [];
    const id = demoId('list', script.name);
    const random = randomFor(`list ${script.name}`);
    const at = (daysAgo: number) => momentOn(addDays(day, -daysAgo), random);
    const created_at = at(27);
    const others = [...products].filter(([businessID]) => businessID !== known.get(owner_id));
    const entries = others.slice(script.from, script.until).flatMap(([businessID, product]) => [
      { resource_type: 'business', resource_id: businessID },
      { resource_type: 'product', resource_id: product.id },
    ]);
    const businesses = entries.filter(({ resource_type }) => resource_type === 'business');
    const placed = entries.map((entry) => ({ ...entry, place: businesses.indexOf(entry) }));
    return {
      list: { id, owner_id, name: script.name, created_at, archived_at: script.isArchived ? at(3) : null },
      entries: placed.map(({ place, ...entry }, index) => ({
        ...entry,
        list_id: id,
        rank: (index + 1) * 1_048_576,
        tags: script.tags[place] ?? [],
        added_by: owner_id,
        created_at: at(26),
      })),
      notes: placed.flatMap(({ place, ...entry }) => {
        const note = script.notes[place];
        const author_id = note && demoId('login', note.by);
        return author_id !== undefined && known.has(author_id)
          ? [{ ...entry, list_id: id, author_id, content: note?.text, updated_at: at(5) }]
          : [];
      }),
      shares:
        script.sharedWith !== undefined && known.has(demoId('login', script.sharedWith))
          ? [
              {
                id: demoId('list share', script.name),
                list_id: id,
                person_id: demoId('login', script.sharedWith),
                may_edit: true,
                created_at: at(20),
              },
            ]
          : [],
    };
  });
  return {
    lists: written.map(({ list }) => list),
    entries: written.flatMap(({ entries }) => entries),
    notes: written.flatMap(({ notes }) => notes),
    shares: written.flatMap(({ shares }) => shares),
  };
}
