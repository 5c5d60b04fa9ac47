import type { ImportValue } from '@kontor/contract';
import { SearchSelect } from '@kontor/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { NoCategories } from '../product-form/no-categories.tsx';
import { useTreeOptions } from '../product-form/use-tree-options.ts';
import './value-matches.css';

interface ValueMatchesProps {
  values: readonly ImportValue[];
  /** Categories by value, as they were chosen here. */
  matched: Readonly<Record<string, string>>;
  /** An empty category takes the choice away. */
  onMatch: (value: string, category: string) => void;
}

/** The values of the category column that no category bears, each with the category it means. */
export function ValueMatches({ values, matched, onMatch }: ValueMatchesProps) {
  const asked = values.filter(({ category }) => category === undefined);
  if (asked.length === 0) return null;
  return (
    <div className="pi-matches">
      <h3>
        <Trans>Which category is it?</Trans>
      </h3>
      <p className="k-meta">
        <Trans>These values are not categories here. We remember your choices for the next table.</Trans>
      </p>
      <CategoryChoices asked={asked} matched={matched} onMatch={onMatch} />
    </div>
  );
}

interface CategoryChoicesProps extends Pick<ValueMatchesProps, 'matched' | 'onMatch'> {
  asked: readonly ImportValue[];
}

function CategoryChoices({ asked, matched, onMatch }: CategoryChoicesProps) {
  const { t } = useLingui();
  const { options, failed, reload } = useTreeOptions();
  if (failed) return <NoCategories onRetry={reload} />;
  return (
    <ul>
      {asked.map(({ value, rows }) => (
        <li key={value}>
          <SearchSelect
            label={t`Category for ${value}`}
            hint={t`${plural(rows, { one: '# row', other: '# rows' })}`}
            placeholder={options.length > 0 ? t`Type to search` : t`Loading`}
            nothing={t`No category has this name.`}
            options={options}
            value={matched[value] ?? ''}
            onChange={(category) => onMatch(value, category)}
          />
        </li>
      ))}
    </ul>
  );
}
