import type { ShownLanguage } from '@kontor/web/language';
import type { ReactNode } from 'react';

const perMinute = { words: 220, characters: 400 };

/** Whole minutes that reading a text takes; Chinese is counted by characters. */
export function minutesToRead(html: string, language: ShownLanguage): number {
  const text = html.replaceAll(/<[^>]+>/g, ' ').trim();
  const taken =
    language === 'zh'
      ? text.replaceAll(/\s/g, '').length / perMinute.characters
      : text.split(/\s+/).length / perMinute.words;
  return Math.max(1, Math.round(taken));
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
