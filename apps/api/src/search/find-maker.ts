import type { Dictionary } from './dictionary.ts';
import { inNameOf } from './filters.ts';
import { knowledgeOf, planAsked } from './prepare.ts';
import { withoutQuestion } from './question-words.ts';
import type { SearchRequest } from './search-request.ts';
import { firstMet, isRareName } from './second-try.ts';
import { isSpare } from './spare-words.ts';

/** Words of a company's name that stand before what it makes. */
const longestMaker = 2;
const triedMakers = 5;
/** A shorter word that no row holds is nearly too many names. */
const shortestMaker = 6;

/** The word of names that an unknown one nearly is: interroll, where interrol is typed. */
function nameMeant(dictionary: Dictionary, [word = '', ...others]: readonly string[]): string | undefined {
  if (others.length > 0 || word.length < shortestMaker) return undefined;
  return dictionary.corrections(word, triedMakers).find((meant) => isRareName(dictionary, meant));
}

/** Whether a company has all words of a text in its name, none of which is a location. */
async function isCalled(request: SearchRequest, text: string): Promise<boolean> {
  const { terms, locations } = await planAsked(request, 'business', text);
  return locations.length === 0 && (await firstMet(request, 'business', [terms.map(inNameOf)])) === 0;
}

/**
 * What the company is called that stands in a text before what it makes, where no row has both: kennametal in kennametal cutting inserts.
 * @param words of the text, cities among them
 * @param things words of it that name places of the industry tree
 */
export async function findMaker(
  request: SearchRequest,
  text: string,
  words: readonly string[],
  things: readonly string[],
): Promise<string | undefined> {
  const dictionary = request.vocabulary.dictionaryOf('business');
  const { isWord } = knowledgeOf(request.reference());
  const thing = words.findIndex((word) => things.includes(word));
  const before = words.slice(0, Math.max(0, thing));
  const [first = ''] = before;
  const isRare = dictionary.documents(first) === 0 || isRareName(dictionary, first);
  // Whoever asks a question says what is done, not who does it.
  const isQuestion = withoutQuestion(text) !== text;
  if (isQuestion || before.length === 0 || before.length > longestMaker) return undefined;
  if (!isRare || isWord(first) || isSpare(first)) return undefined;
  for (let length = before.length; length > 0; length -= 1) {
    const typed = before.slice(0, length);
    const name = typed.join(' ');
    const isKnown = typed.every((word) => dictionary.names(word) > 0);
    // Tsubaki may be the beginning of Tsubakimoto.
    const isBeginning = typed.length === 1 && dictionary.completions(name, 2).some((word) => word !== name);
    if (isKnown && isBeginning) continue;
    const meant = isKnown ? name : nameMeant(dictionary, typed);
    if (meant !== undefined && (await isCalled(request, meant))) return meant;
  }
  return undefined;
}
