import type { ComparedKind } from '@kontor/contract';
import { compareLimits } from '@kontor/contract/compare-limits';
import { Note } from '@kontor/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Comparison } from './load-comparison.server.ts';

/** What the address names and the page does not show, and why; nothing where it shows all. */
export function LeftOutNote({
  kind,
  otherKind,
  notListed,
  surplus,
}: Comparison['leftOut'] & Pick<Comparison, 'kind'>) {
  const { t } = useLingui();
  const limit = compareLimits.atOnce;
  const sentences = [
    notListed > 0 &&
      t`${plural(notListed, { one: '# is no longer listed.', other: '# are no longer listed.' })}`,
    otherKind > 0 && sentenceOf(kind),
    surplus > 0 &&
      t`Up to ${limit} fit side by side: ${plural(surplus, { one: '# was left out.', other: '# were left out.' })}`,
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <Note>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Note>
  );

  function sentenceOf(shown: ComparedKind | undefined): string {
    return shown === 'product'
      ? t`Products are compared with products: ${plural(otherKind, { one: '# business was left out.', other: '# businesses were left out.' })}`
      : t`Businesses are compared with businesses: ${plural(otherKind, { one: '# product was left out.', other: '# products were left out.' })}`;
  }
}
