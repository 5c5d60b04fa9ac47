import { addDays, momentOn } from './calendar.ts';
import { demoId } from './demo-id.ts';
import type { AskedProduct } from './invent-conversations.ts';
import type { InventedLogin } from './invent-logins.ts';
import { randomFor } from './random.ts';

interface FollowUpScript {
  login: string;
  /** A business of others by the place in which it is known, or what it makes. */
  place: number;
  subjectType: 'business' | 'product';
  /** Days after the load. */
  inDays: number;
  note: string;
}

/** In the languages of who set them. */
const scripts: readonly FollowUpScript[] = [
  {
    login: 'buyer',
    place: 1,
    subjectType: 'business',
    inDays: 0,
    note: 'Pedir de nuevo el plazo de entrega para 40 piezas.',
  },
  {
    login: 'buyer',
    place: 3,
    subjectType: 'product',
    inDays: 12,
    note: 'Comparar con la nueva lista de precios.',
  },
  {
    login: 'platinum',
    place: 0,
    subjectType: 'business',
    inDays: 0,
    note: 'Ask again for the inspection report.',
  },
  {
    login: 'platinum',
    place: 2,
    subjectType: 'product',
    inDays: 19,
    note: 'Is the larger bore available by then?',
  },
];

/** What some people mean to come back to: one is due on the day of the load, one comes later. They were told of what is due. */
export function inventFollowUps(
  logins: readonly InventedLogin[],
  products: ReadonlyMap<string, AskedProduct>,
  day: string,
) {
  const known = new Map(logins.map(({ person, membership }) => [person.id, membership?.business_id]));
  return scripts.flatMap(({ login, place, subjectType, inDays, note }) => {
    const person_id = demoId('login', login);
    const others = [...products].filter(([businessID]) => businessID !== known.get(person_id));
    const [businessID, product] = others[place] ?? [];
    if (!known.has(person_id) || businessID === undefined || !product) return [];
    const random = randomFor(`follow-up ${note}`);
    const at = momentOn(addDays(day, -random.between(5, 14)), random);
    const due = addDays(day, inDays);
    return [
      {
        id: demoId('follow-up', note),
        person_id,
        subject_type: subjectType,
        subject_id: subjectType === 'business' ? businessID : product.id,
        day: due,
        note,
        told_for: inDays > 0 ? null : due,
        created_at: at,
        changed_at: at,
      },
    ];
  });
}
