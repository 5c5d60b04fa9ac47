/** Text queries of which one must be met. */
export type Part = readonly string[];

/** One of several text queries. */
export function either(queries: Part): string {
  return queries.length === 1 ? (queries[0] as string) : `(${queries.join(' | ')})`;
}

/** All of several text queries. */
export function both(queries: readonly string[]): string {
  return queries.length === 1 ? (queries[0] as string) : `(${queries.join(' & ')})`;
}

/** The queries that all must be met for one, where `both` made it of plain ones. */
function allOf(query: string): string[] {
  return query.startsWith('(') && !query.includes('|') ? query.slice(1, -1).split(' & ') : [query];
}

/** Whether what meets the one meets the other. */
function implies(one: string, other: string): boolean {
  return one === other || allOf(one).includes(other);
}

function impliesPart(one: Part, other: Part): boolean {
  return one.every((query) => other.some((wider) => implies(query, wider)));
}

function impliesAll(one: readonly Part[], other: readonly Part[]): boolean {
  return other.every((wider) => one.some((part) => impliesPart(part, wider)));
}

function isSame(one: Part, other: Part): boolean {
  return impliesPart(one, other) && impliesPart(other, one);
}

/** Those that are not needless beside another one; of equals the first. */
function needed<Each>(all: readonly Each[], isNeedless: (each: Each, beside: Each) => boolean): Each[] {
  return all.filter(
    (each, at) =>
      !all.some(
        (other, place) => place !== at && isNeedless(each, other) && (place < at || !isNeedless(other, each)),
      ),
  );
}

/** What all of several alternatives ask for, and what each asks for beside it. */
interface Shared {
  shared: readonly Part[];
  rests: readonly (readonly Part[])[];
}

/**
 * Several alternatives, of each of which all parts must be met: what they share stands once, those that differ in one part are one with
 * either, and what says nothing beside another one is left out. Means the same.
 */
function sharedIn(alternatives: readonly (readonly Part[])[]): Shared {
  const told = alternatives.map((parts) => needed(parts, (part, beside) => impliesPart(beside, part)));
  const different = needed(told, impliesAll);
  const [first = [], ...others] = different;
  const isIn = (part: Part, parts: readonly Part[]) => parts.some((other) => isSame(part, other));
  const shared = first.filter((part) => others.every((parts) => isIn(part, parts)));
  const rests = different.map((parts) => parts.filter((part) => !isIn(part, shared)));
  // One that asks for nothing else is met by all that meet the others.
  if (rests.some((parts) => parts.length === 0)) return { shared, rests: [] };
  const merged = mergeAlike(rests);
  const [only = []] = merged;
  return merged.length === 1 ? { shared: [...shared, ...only], rests: [] } : { shared, rests: merged };
}

/** Several alternatives as text queries that must all be met: the index looks each word up once. */
export function factored(alternatives: readonly (readonly Part[])[]): string[] {
  const { shared, rests } = sharedIn(alternatives);
  const queries = rests.map((parts) => both(parts.map(either)));
  return [...shared.map(either), ...(queries.length > 0 ? [either(queries)] : [])];
}

/** Several alternatives as ways of which one must be met, each of text queries that must all be met. */
export function waysOf(alternatives: readonly (readonly Part[])[]): string[][] {
  const { shared, rests } = sharedIn(alternatives);
  const ways = rests.length > 0 ? rests : [[]];
  return ways.map((parts) => [...shared, ...parts].map(either));
}

/** Joins alternatives as long as two of them differ in one part. */
function mergeAlike(alternatives: readonly (readonly Part[])[]): (readonly Part[])[] {
  const left = [...alternatives];
  for (let one = 0; one < left.length; one += 1) {
    for (let other = one + 1; other < left.length; other += 1) {
      const joined = joinedIn(left[one] ?? [], left[other] ?? []);
      if (!joined) continue;
      left[one] = joined;
      left.splice(other, 1);
      // What was joined may be alike another one now.
      return mergeAlike(left);
    }
  }
  return left;
}

/** Two alternatives as one, where they differ in one part. */
function joinedIn(one: readonly Part[], other: readonly Part[]): readonly Part[] | undefined {
  const without = (parts: readonly Part[], others: readonly Part[]) =>
    parts.filter((part) => !others.some((each) => isSame(part, each)));
  const [ofOne, ofOther] = [without(one, other), without(other, one)];
  const [[first, ...more], [second, ...moreOther]] = [ofOne, ofOther];
  if (!first || !second || more.length > 0 || moreOther.length > 0) return undefined;
  return [...one.filter((part) => part !== first), needed([...first, ...second], implies)];
}
