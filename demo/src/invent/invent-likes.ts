import { addDays, daysBetween, momentOn } from './calendar.ts';
import { type Random, randomFor } from './random.ts';

export interface LikeRow {
  resource_type: 'business' | 'product' | 'user';
  resource_id: string;
  person_id: string;
  created_at: string;
}

interface Likeable {
  id: string;
  created_at: string;
  /** Something of it was checked, and the check is valid: people rather like such a one. */
  isChecked?: boolean;
}

/**
 * Likes of the invented people for invented businesses, products and people. A few resources are liked by many, most
 * by few or none.
 */
export function inventLikes(
  people: readonly Likeable[],
  resources: Record<LikeRow['resource_type'], readonly Likeable[]>,
  today: string,
): LikeRow[] {
  const popular = {
    business: checkedFirst(randomFor('popular businesses').shuffled(resources.business)),
    product: randomFor('popular products').shuffled(resources.product),
    user: randomFor('popular people').shuffled(resources.user),
  };
  return people.flatMap((person, index) => {
    const random = randomFor(`likes ${index}`);
    const activity = random.next() ** 2;
    return (['business', 'product', 'user'] as const).flatMap((type) => {
      const maximum = { business: 60, product: 80, user: 25 }[type];
      const liked = new Set(
        Array.from({ length: Math.round(activity * maximum) + 1 }, () => pickPopular(popular[type], random)),
      );
      return [...liked]
        .filter((resource) => resource.id !== person.id)
        .map((resource) => like(type, [resource, person], today, random));
    });
  });
}

function checkedFirst(resources: readonly Likeable[]): Likeable[] {
  return resources.toSorted(
    (one, other) => Number(other.isChecked ?? false) - Number(one.isChecked ?? false),
  );
}

/** The nearer to the front of the list, the likelier. */
function pickPopular(resources: readonly Likeable[], random: Random): Likeable {
  return resources[Math.floor(random.next() ** 3 * resources.length)] as Likeable;
}

function like(
  resource_type: LikeRow['resource_type'],
  [resource, person]: readonly [Likeable, Likeable],
  today: string,
  random: Random,
): LikeRow {
  const earliest = [resource.created_at, person.created_at].toSorted().at(-1)?.slice(0, 10) ?? today;
  const day = addDays(earliest, random.between(1, Math.max(1, daysBetween(earliest, today))));
  return { resource_type, resource_id: resource.id, person_id: person.id, created_at: momentOn(day, random) };
}
