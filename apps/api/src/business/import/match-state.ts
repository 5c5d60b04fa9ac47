import { foldName } from './fold-name.ts';

/** The ISO 3166-2 id of a state by what a source calls it; undefined when none or more than one fits. */
export type MatchState = (countryCode: string, text: string) => string | undefined;

// What kind of division it is, said before or after its name: "Guangdong Sheng", "Canterbury Region", "Gyeonggi-do".
const kindOfDivision =
  / (sheng|shi|sar|zizhiqu|gwangyeoksi|teukbyeolsi|teukbyeoljachido|do|si|lan|gewest|county|region|province|oblast|state)$/;

/** Matches by ISO code, by name, by each name of a bilingual one ("Bolzano, Bozen") and without the kind of division. */
export function createStateMatcher(states: { id: string; countryCode: string; name: string }[]): MatchState {
  const idsByKey = new Map<string, Set<string>>();
  for (const { id, countryCode, name } of states) {
    for (const form of [id, id.slice(3), name, ...alternatives(name)]) {
      for (const key of keysOf(countryCode, form)) {
        idsByKey.set(key, (idsByKey.get(key) ?? new Set()).add(id));
      }
    }
  }
  return (countryCode, text) => {
    for (const key of keysOf(countryCode, text)) {
      const ids = idsByKey.get(key);
      if (ids) return ids.size === 1 ? [...ids][0] : undefined;
    }
    return undefined;
  };
}

function alternatives(name: string): string[] {
  const [first, second, ...more] = name.split(', ');
  if (!first || !second || more.length > 0) return [];
  // "London, City of" and "Durham, County" are turned round, not bilingual.
  return /^(City of|County)$/.test(second) ? [`${second} ${first}`] : [first, second];
}

/** From the strictest to the loosest; spaces do not count, since romanised names are written with and without. */
function keysOf(countryCode: string, form: string): string[] {
  const folded = foldName(form);
  const bare = folded.replace(kindOfDivision, '');
  return [folded, bare].map((text) => `${countryCode} ${text.replaceAll(' ', '')}`);
}
