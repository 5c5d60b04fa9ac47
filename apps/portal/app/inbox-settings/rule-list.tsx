import type { RoutingRule } from '@kontor/contract';
import type { SelectOption } from '@kontor/ui';
import { joinedNames } from '@kontor/web/language/joined';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RuleOptions } from './load-rule-options.server.ts';

interface RuleListProps {
  rules: readonly RoutingRule[];
  options: RuleOptions;
}

/** The rules for who reads them. */
export function RuleList({ rules, options }: RuleListProps) {
  const { t, i18n } = useLingui();
  const namesOf = (values: readonly string[], from: readonly SelectOption[]) =>
    joinedNames(
      values.map((value) => from.find((option) => option.value === value)?.text ?? value),
      i18n.locale,
    );
  if (rules.length === 0)
    return (
      <p className="is-part">
        <Trans>No rules: new inquiries are assigned to nobody.</Trans>
      </p>
    );
  return (
    <ol className="is-rows">
      {rules.map(({ categories, countries, assignee }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order is what they are
        <li key={place} className="is-row">
          <div className="is-what">
            <h3>
              {assignee ? `${assignee.firstName} ${assignee.lastName}` : t`Nobody: this rule does nothing`}
            </h3>
            <p>{categories.length > 0 ? namesOf(categories, options.categories) : t`Any product or none`}</p>
            <p className="k-meta">
              {countries.length > 0 ? namesOf(countries, options.countries) : t`Buyers from anywhere`}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
