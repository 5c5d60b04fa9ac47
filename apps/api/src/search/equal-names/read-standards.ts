import { quote } from '../tsvector-text.ts';
import { wordsOf } from '../words.ts';

/** Who writes standards, as their names begin. */
const bodies =
  'din iso iec en ansi astm asme asse jis gb bs nf uni une aisi sae api nema ul csa nfpa ieee awwa aws nmx nom fmvss ece gost bifma sefa aama ams iatf vde vdi vdma rtca etso ipc gb/t jb/t hg/t as/nzs mil-std';
const body = `(?:${bodies.replaceAll(' ', '|')})`;
const standard = new RegExp(
  `(?<![[\\p{L}\\p{N}]--\\p{Script=Han}])${body}(?:[ \\/\\-]?${body})*[ \\-]?(\\p{L}?\\d[[\\p{L}\\p{N}]--\\p{Script=Han}]*(?:[.\\-]\\d+)*)(?![[\\p{L}\\p{N}]--\\p{Script=Han}])`,
  'giv',
);
/** A word of running text, too: only with a number that counts nothing. */
const isWord = /^en[ -]?\d{1,2}(?!\d)/i;

/** Where a text names a standard by whoever writes it and its number: what is looked for, as a text query. */
export interface NamedStandard {
  text: string;
  start: number;
  query: string;
}

/** The standards a text names, those that have one name only among them. */
export function readStandards(text: string): NamedStandard[] {
  return [...text.matchAll(standard)]
    .filter(([match]) => !isWord.test(match))
    .map(({ 0: match, index }) => {
      const apart = match.replace(/(?<=^\p{L}{2,})(?=\d)/u, ' ');
      return { text: match, start: index, query: `(${wordsOf(apart).map(quote).join(' & ')})` };
    });
}

/** What a number behind it grades, folded, as texts write it. */
const graded = [
  ['grade', 'gr', 'grado', 'guteklasse'],
  ['class', 'klasse', 'clase', 'classe'],
  ['type', 'typ', 'tipo'],
  ['gauge', 'calibre'],
  ['pn'],
];
const grade = new RegExp(
  `(?<![\\p{L}\\p{N}])(${graded.flat().join('|')})\\.?[ -]?(\\d{1,3}\\p{L}?|[ivx]{2,4}\\p{L}?)(?![\\p{L}\\p{N}])`,
  'giu',
);

/** The grades and classes a text names: a word and its number are one, and alone they say nothing. */
export function readGrades(text: string): NamedStandard[] {
  return [...text.matchAll(grade)].map(({ 0: match, 1: word = '', 2: number = '', index }) => {
    const same = graded.find((words) => words.includes(word.toLowerCase())) ?? [];
    return {
      text: match,
      start: index,
      query: `((${same.map(quote).join(' | ')}) & ${quote(number.toLowerCase())})`,
    };
  });
}
