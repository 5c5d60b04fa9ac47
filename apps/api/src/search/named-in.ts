import type { FindNodes, NamedNodes, NamedPart } from './find-nodes.ts';
import { servedBy } from './question-words.ts';
import { wordsOf } from './words.ts';

/** Places of what things are made from: beside a thing it says of what, not where to look. */
const material = /^(?:000401(?:\d\d)?|000403(?:0[137])?|0007(?:09|10)(?:\d\d)?|001403(?:0[1-3])?)$/;

const isMaterial = ({ ids }: Pick<NamedPart, 'ids'>) => ids.every((id) => material.test(id));

/** The parts that say what is looked for: a valve of stainless steel is no steel. */
export function tellingParts<Part extends { ids: readonly string[] }>(
  parts: readonly Part[],
): readonly Part[] {
  const things = parts.filter((part) => !isMaterial(part));
  return things.length > 0 ? things : parts;
}

/** Places of work for a fee; contract manufacturing says how it is done, and promotional products are goods. */
const service = /^(?!00151006|00150506)(?:0015|000712|00040804|00020305|00131406)/;

/** Whether a part names work for a fee. */
export function isService({ ids }: Pick<NamedPart, 'ids'>): boolean {
  return ids.every((id) => service.test(id));
}

const longestPart = ({ parts }: NamedNodes) => Math.max(0, ...parts.map(({ words }) => words.length));

/** What words name; where that is a material alone, also the thing beside it, however short its name is. */
export function namedBeside(words: readonly string[], findNodes: FindNodes): NamedNodes {
  const named = findNodes(words);
  if (named.isWhole || named.parts.length === 0 || !named.parts.every(isMaterial)) return named;
  const naming = named.parts.flatMap((part) => part.words);
  const beside = findNodes(words.filter((word) => !naming.includes(word))).parts;
  return beside.every(isMaterial) ? named : { parts: [...named.parts, ...beside], isWhole: false };
}

/** What a text names of the industry tree: spare parts for pumps as pump spare parts, too. */
export function namedIn(text: string, words: readonly string[], findNodes: FindNodes): NamedNodes {
  const named = namedBeside(words, findNodes);
  const served = named.isWhole ? [] : wordsOf(servedBy(text)).filter((word) => words.includes(word));
  if (served.length === 0 || served.length === words.length) return named;
  const thing = words.filter((word) => !served.includes(word));
  const turned = namedBeside([...served, ...thing], findNodes);
  if (longestPart(turned) > longestPart(named)) return turned;
  // Labels for wine bottles are labels, though wine bottles are the longer name.
  const isServed = (part: NamedPart) => part.words.every((word) => served.includes(word));
  const parts = named.parts.every(isServed) ? namedBeside(thing, findNodes).parts : [];
  return parts.length > 0 ? { parts, isWhole: false } : named;
}
