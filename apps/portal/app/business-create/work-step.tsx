import { businessLimits } from '@kontor/contract/business-limits';
import { Button, TokenSelect } from '@kontor/ui';
import { TextBox } from '@kontor/web/form/text-box';
import { useField } from '@kontor/web/form/use-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { IndustryOptions } from '../business/business-options.server.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { categoriesOf } from './new-business-values.ts';

/** What the company makes or trades, and in its own words. */
export function WorkStep({ industries }: { industries: readonly IndustryOptions[] }) {
  const { t } = useLingui();
  const [isBrowsing, setBrowsing] = useState(false);
  const { value, set, error } = useField('categories');
  const chosen = categoriesOf({ categories: typeof value === 'string' ? value : '' });
  const choose = (categories: readonly string[]) => set(categories.join(' '));
  const max = businessLimits.categories;
  return (
    <>
      <h2 className="k-hidden" tabIndex={-1}>
        <Trans>What you do</Trans>
      </h2>
      <div className="f-categories">
        <TokenSelect
          label={t`Categories`}
          name="categories"
          hint={t`At least one, at most ${max}. Category is the first thing buyers filter by.`}
          error={error}
          options={industries.flatMap(({ categories }) => categories)}
          values={chosen}
          onChange={choose}
          maxValues={max}
          placeholder={t`Type to search`}
          texts={{
            nothing: t`No content.`,
            full: t`A business can have up to ${max} categories. Remove one to choose another.`,
            chosen: t`Chosen categories`,
            remove: (category) => t`Remove ${category}`,
          }}
        />
        <Button size="small" onClick={() => setBrowsing(true)}>
          <Trans>Browse all industries</Trans>
        </Button>
      </div>
      <TextBox
        label={t`Short description`}
        name="shortDescription"
        hint={t`What you make, for whom, and what sets you apart. Two sentences are enough.`}
        maxLength={businessLimits.shortDescription}
        rows={4}
        required
      />
      {isBrowsing ? (
        <CategoryDialog
          industries={industries}
          chosen={chosen}
          maxChosen={max}
          onChoose={choose}
          onClose={() => setBrowsing(false)}
        />
      ) : null}
    </>
  );
}
