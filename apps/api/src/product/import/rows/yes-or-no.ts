import { fold } from '../columns/fold.ts';

const yes = [
  'yes',
  'y',
  'true',
  'x',
  '✓',
  '✔',
  '1',
  'in stock',
  'available',
  'sí',
  's',
  'verdadero',
  'en existencia',
  'disponible',
  'sì',
  'vero',
  'disponibile',
  '是',
  '有',
  '有货',
  '现货',
];
const no = [
  'no',
  'n',
  'false',
  '0',
  '-',
  '✗',
  'out of stock',
  'not available',
  'falso',
  'agotado',
  'no disponible',
  'esaurito',
  'non disponibile',
  '否',
  '无',
  '缺货',
  '没有',
];

const keyOf = (word: string) => fold(word) || word.trim();
const words: ReadonlyMap<string, boolean> = new Map([
  ...yes.map((word) => [keyOf(word), true] as const),
  ...no.map((word) => [keyOf(word), false] as const),
]);

/** Whether there is stock, in a word of any of the four languages, or by how much there is. */
export function readYesOrNo(cell: string | number | boolean): boolean | undefined {
  if (typeof cell === 'boolean') return cell;
  if (typeof cell === 'number') return cell > 0;
  const known = words.get(keyOf(cell));
  if (known !== undefined) return known;
  return /^\d{1,9}$/.test(cell.trim()) ? Number(cell) > 0 : undefined;
}

/** The words of exports. */
export const yesNoWords = {
  en: { yes: 'yes', no: 'no' },
  es: { yes: 'sí', no: 'no' },
  it: { yes: 'sì', no: 'no' },
  zh: { yes: '是', no: '否' },
} as const;
