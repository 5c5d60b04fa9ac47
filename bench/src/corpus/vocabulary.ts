import type { loadReference } from '@kontor/api/search';
import { between, pick, type Random, randomFor } from './random.ts';
import { zipf } from './zipf.ts';

// Words are put together as the trade puts them together: hydro + mot + or, thermo + valv + es.
const beginnings =
  `aero alu anti auto bi carbo ceno co cryo cyclo dia di dura dyna electro endo equi ergo ex ferro
  fibro flexi flow fluo gal geo gyro helio hexa hydro hyper infra inter iso kera kine lamo laser lino lumo macro magno
  mano mecha mega meta micro mini mono multi nano neo neuro nitro omni opto ortho oxy para per petro photo pico plano
  pneuma poly pre pro proto pulso quadro radio re recti retro roto semi servo silico soni spectro stato stereo sub super
  syn tele tensi tera terra thermo tri tribo turbo ultra uni vario velo vibro visco volta xeno zinco`.split(
    /\s+/,
  );
const middles =
  `act ang arc bar bit blad bord bolt bran cal cam carb cast cell chain clad clamp coat coil cond cord
  cran crim cut dens disc dos drill driv duct fab fast feed felt fil fin fit flam flang flux foil form frac fram frit
  fur gag gast gear gel glaz grad graft grain grat grind grip hing hon hull inject joint jack kel kiln lact lath leg lens
  lift lim lock mark mast meld mesh met mill mit mix mold mot nod nozz pack pan past phas pip pist plat plex plug pod
  port press prob puls pump quart rack rail reg rib ring riv rol rot sat scal scan seal sens shaft shel sil sint skim
  slid slot sol sond spin spol spray stamp stat stem strat strip tang tap tens text tin ton torq trac trap tread trim
  tub turn val van vat veil vent vers vis weld wick wind wov zon`.split(/\s+/);
const endings =
  `er or ers ors ing ings ant ate ated ator ators et ets ex ic ics ide in ine ion ions ite ium ix ment
  ode on one ose ox um ure ures us yl`.split(/\s+/);

type Reference = Awaited<ReturnType<typeof loadReference>>;

const ruledWords = 110_000;
const stream = { shuffle: 1 };

/** In an order of chance that is always the same. */
function shuffled(words: string[]): string[] {
  const random = randomFor(stream.shuffle, 0);
  for (let index = words.length - 1; index > 0; index -= 1) {
    const other = between(random, 0, index);
    [words[index], words[other]] = [words[other] as string, words[index] as string];
  }
  return words;
}

/** Every word a rule can make, in an order of chance that is always the same. */
function makeWords(): string[] {
  const all = new Set<string>();
  for (const middle of middles)
    for (const ending of endings) {
      all.add(middle + ending);
      for (const beginning of beginnings) all.add(beginning + middle + ending);
    }
  return shuffled([...all]).slice(0, ruledWords);
}

/** A leaf of the industry tree with what stands above it. */
export interface Leaf {
  industry: string;
  category: string;
  subcategory: string;
  /** English words of its own name. */
  words: string[];
}

export interface Vocabulary {
  /** Words by rank: those of the industry tree among the frequent ones, ruled ones behind. */
  words: readonly string[];
  leaves: readonly Leaf[];
  /** Place of a word by frequency, from 0; undefined for others. */
  rankOf(word: string): number | undefined;
  /** A word, the frequent ones by Zipf's law. */
  word(random: Random): string;
  leaf(random: Random): Leaf;
}

function englishWords(name: string): string[] {
  return name.toLowerCase().match(/[a-z]{3,}/g) ?? [];
}

function leavesOf({ industries }: Reference): Leaf[] {
  return industries.flatMap((industry) =>
    industry.children.flatMap((category) =>
      category.children.map(({ id, names }) => ({
        industry: industry.id,
        category: category.id,
        subcategory: id,
        words: englishWords(names.en),
      })),
    ),
  );
}

/** The words and places of rows. */
export function createVocabulary(reference: Reference): Vocabulary {
  const leaves = leavesOf(reference);
  const ofTree = shuffled([...new Set(leaves.flatMap(({ words }) => words))]);
  const ruled = makeWords();
  // One word of the tree for each ruled one, as long as there are any.
  const words = [...new Set(ruled.flatMap((word, index) => [ofTree[index] ?? word, word]))];
  // Shifted so that the most frequent word stands in about a quarter of the rows, as in real descriptions.
  const drawWord = zipf(words.length, 8);
  const drawLeaf = zipf(leaves.length, 20);
  const order = leaves.map((_, index) => (index * 7919) % leaves.length);
  const ranks = new Map(words.map((word, rank) => [word, rank]));
  return {
    words,
    leaves,
    rankOf: (word) => ranks.get(word),
    word: (random) => words[drawWord(random)] as string,
    leaf: (random) => leaves[order[drawLeaf(random)] as number] ?? pick(random, leaves),
  };
}
