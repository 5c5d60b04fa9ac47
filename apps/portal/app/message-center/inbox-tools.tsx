import { type InquiryFilter, inquiryFilters, inquiryLimits, teamFilters } from '@kontor/contract';
import { Search } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ChosenView } from './use-inbox-view.ts';
import './inbox-tools.css';

/** Search, filters and order of the conversations. */
export function InboxTools({
  isTeam,
  chosen: { view, typedText, change },
}: {
  /** As a business one has colleagues. */
  isTeam: boolean;
  chosen: ChosenView;
}) {
  const { t } = useLingui();
  const id = useId();
  const texts: Record<InquiryFilter, string> = {
    all: t`All`,
    unread: t`Unread`,
    'my-turn': t`Waiting for me`,
    'their-turn': t`Waiting for them`,
    overdue: t`Overdue`,
    mine: t`Mine`,
    unassigned: t`Unassigned`,
    closed: t({ message: 'Closed', context: 'inquiries' }),
  };
  const filters = inquiryFilters.filter((filter) => isTeam || !teamFilters.includes(filter));
  return (
    <>
      <search className="mc-search">
        <Search size={18} className="mc-search-icon" />
        <input
          type="search"
          className="k-input"
          aria-label={t`Search conversations`}
          placeholder={t`Search`}
          maxLength={inquiryLimits.searchText}
          value={typedText}
          onChange={({ target }) => change({ text: target.value })}
        />
      </search>
      <fieldset className="mc-filters">
        <legend className="k-hidden">{t`Show`}</legend>
        {filters.map((filter) => (
          <button
            key={filter}
            type="button"
            className="k-chip mc-chip"
            aria-pressed={view?.filter === filter}
            onClick={() => change({ filter })}
          >
            {texts[filter]}
          </button>
        ))}
      </fieldset>
      <div className="mc-order">
        <label htmlFor={id}>{t`Order`}</label>
        <select
          id={id}
          className="mc-order-select"
          value={view?.order ?? 'created'}
          onChange={({ target }) => change({ order: target.value === 'recent' ? 'recent' : 'created' })}
        >
          <option value="created">{t`Newest inquiry first`}</option>
          <option value="recent">{t`Latest message first`}</option>
        </select>
      </div>
    </>
  );
}
