import type { ShownLanguage } from '@kontor/web/language';
import type { ReactNode } from 'react';

const perMinute = { words: 220, characters: 400 };

/** Whole minutes that reading a text takes; Chinese is counted by characters. */
export function minutesToRead(html: string, language: ShownLanguage): number {
  // Node has no parser of HTML. This is React's own output, in which texts have no bare angle brackets.
  const text = html.replaceAll(/<[^>]+>/g, ' ');
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
  const minutes =
    language === 'zh' ? words.join('').length / perMinute.characters : words.length / perMinute.words;
  return Math.max(1, Math.round(minutes));
}

/** The words of what an element holds. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (node && typeof node === 'object' && 'props' in node) {
    return textOf((node.props as { children?: ReactNode }).children);
  }
  return '';
}
