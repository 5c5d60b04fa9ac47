import type { BusinessProfile } from '@kontor/contract';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { brand } from '../brand.ts';

/** Whose statements stand on the page: a public source's, or invented ones for demonstration; nothing of one's own. */
export function sourceTexts(
  { origin, claimed, source, general }: Pick<BusinessProfile, 'origin' | 'claimed' | 'source' | 'general'>,
  i18n: I18n,
) {
  if (origin === 'demo')
    return {
      before: i18n._(msg`Demo data: this business is invented to show what a complete profile looks like.`),
    };
  if (!source || claimed) return undefined;
  // Its name is a link within the sentence.
  const attribution = '\n';
  const [before = '', after] = i18n
    ._(
      msg`Nobody has claimed this business yet. The information comes from a public source, ${attribution}, and we have not checked it.`,
    )
    .split(attribution);
  const classified =
    general.classifiedByKontor.length > 0
      ? i18n._(msg`Values marked “classified by ${brand.name}” were derived by a rule and may be wrong.`)
      : undefined;
  return { before, source: source.name, after, classified };
}
