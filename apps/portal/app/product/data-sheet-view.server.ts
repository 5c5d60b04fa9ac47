import type { DataSheet } from '@kontor/contract';
import { dayOf } from '@kontor/web/language/day';
import { msg } from '@lingui/core/macro';
import type { Visit } from '../session/page-context.ts';
import { sizeText } from '../upload/size-text.ts';

/** A data sheet as the page shows it: with its size, its language where it is stated, its version and its day, in words. */
export function dataSheetView(
  { sheetID, title, url, language: written, version, bytes, updatedAt }: DataSheet,
  { i18n, language }: Pick<Visit, 'i18n' | 'language'>,
) {
  const inLanguage = written && new Intl.DisplayNames(language, { type: 'language' }).of(written);
  const facts = [
    'PDF',
    sizeText(bytes, language),
    inLanguage,
    i18n._(msg`Version ${version}`),
    dayOf(updatedAt, language),
  ];
  return { sheetID, title, url, facts: facts.filter((fact) => !!fact).join(' · ') };
}
