import { Chip, Chips } from '@kontor/ui';
import { X } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchPage } from '../load-search.server.ts';

/** Filters that narrow what is listed, each a link to the same without it. */
export function ChosenFilters({ chosen, withoutAll }: SearchPage['filters']) {
  const { t } = useLingui();
  if (chosen.length === 0) return null;
  return (
    <Chips label={t`Chosen filters`}>
      {chosen.map(({ text, without }) => (
        <Chip key={without} href={without} current={false}>
          {text}
          <X size={15} />
          <span className="k-hidden">
            <Trans>Remove</Trans>
          </span>
        </Chip>
      ))}
      {chosen.length > 1 ? (
        <a className="r-filters-none" href={withoutAll}>
          <Trans>Remove all</Trans>
        </a>
      ) : null}
    </Chips>
  );
}
