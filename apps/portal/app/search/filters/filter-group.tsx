import { classes } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isFigure } from '../search-query.ts';
import type { FiltersData } from './load-filters.server.ts';

type Group = FiltersData['groups'][number];

interface FilterGroupProps {
  group: Group;
  /** Whether the numbers are those of what is chosen. */
  isCounted: boolean;
}

/** So many choices of a list are in sight at once. */
const inSight = 8;
/** Those that are open although nothing of them is chosen. */
const openFirst = ['proof', 'leadTime'];

/** One filter: of a figure one step, of a list as many choices as wanted. */
export function FilterGroup({ group, isCounted }: FilterGroupProps) {
  const { i18n, t } = useLingui();
  const { filter, name, choices } = group;
  const chosen = choices.filter(({ isChosen }) => isChosen).length;
  const rest = choices.slice(inSight);
  // Only at first: what somebody opened stays open, whatever is ticked then.
  const [isOpen] = useState(chosen > 0 || openFirst.includes(filter));
  const [isRestOpen] = useState(rest.some(({ isChosen }) => isChosen));
  const rows = (some: Group['choices']) =>
    some.map((choice) => (
      <FilterChoice key={choice.choice} filter={filter} isCounted={isCounted} {...choice} />
    ));
  return (
    <details className="r-filter" open={isOpen}>
      <summary>
        {name}
        {chosen > 0 ? (
          <b className="k-number">
            {i18n.number(chosen)}
            <span className="k-hidden"> {t`chosen`}</span>
          </b>
        ) : null}
      </summary>
      <fieldset className="r-choices">
        <legend className="k-hidden">{name}</legend>
        {isFigure(filter) ? (
          <label className="r-choice">
            <input type="radio" name={filter} value="" defaultChecked={chosen === 0} />
            <span>
              <Trans>Any</Trans>
            </span>
          </label>
        ) : null}
        {rows(choices.slice(0, inSight))}
        {rest.length > 0 ? (
          <details className="r-more-choices" open={isRestOpen}>
            <summary>
              <Trans>More choices</Trans>
            </summary>
            <div className="r-choices">{rows(rest)}</div>
          </details>
        ) : null}
      </fieldset>
    </details>
  );
}

type FilterChoiceProps = Group['choices'][number] &
  Pick<Group, 'filter'> &
  Pick<FilterGroupProps, 'isCounted'>;

/** One that finds nothing can still be chosen: with another beside it, it may. */
function FilterChoice({ filter, choice, text, total, isChosen, isCounted }: FilterChoiceProps) {
  const { i18n } = useLingui();
  return (
    <label className={classes('r-choice', total === 0 && 'r-choice-none')}>
      <input
        type={isFigure(filter) ? 'radio' : 'checkbox'}
        name={filter}
        value={choice}
        defaultChecked={isChosen}
      />
      <span>{text}</span>
      {isCounted && total !== undefined ? <b className="k-number">{i18n.number(total)}</b> : null}
    </label>
  );
}
