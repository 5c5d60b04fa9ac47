import type { BusinessMember } from '@kontor/contract';
import { teamLimits } from '@kontor/contract/team-limits';
import { Button, SelectField, TokenSelect } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RuleOptions } from './load-rule-options.server.ts';

export interface EditedRule {
  key: string;
  categories: string[];
  countries: string[];
  /** Empty for nobody. */
  assigneeID: string;
}

interface RuleFieldsProps {
  /** From 0. */
  place: number;
  isLast: boolean;
  rule: EditedRule;
  options: RuleOptions;
  members: readonly BusinessMember[];
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<EditedRule>) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** What a rule looks at, to whom it gives an inquiry, and its place among the others. */
export function RuleFields({ place, isLast, rule, options, members, ...on }: RuleFieldsProps) {
  const { t, i18n } = useLingui();
  const number = i18n.number(place + 1);
  const texts = {
    nothing: t`No content.`,
    full: t`This rule is full. Remove one to choose another.`,
    remove: (text: string) => t`Remove ${text}`,
  };
  return (
    <fieldset className="is-part is-rule">
      <legend>{t`Rule ${number}`}</legend>
      <TokenSelect
        label={t`Industries and categories of the product`}
        name={`categories-${place}`}
        options={options.categories}
        values={rule.categories}
        error={on.errorOf('categories')}
        onChange={(categories) => on.onChange({ categories })}
        maxValues={teamLimits.ruleCategories}
        placeholder={t`Any product or none`}
        texts={{ ...texts, chosen: t`Chosen categories` }}
      />
      <TokenSelect
        label={t`Countries of the buyer`}
        name={`countries-${place}`}
        options={options.countries}
        values={rule.countries}
        error={on.errorOf('countries')}
        onChange={(countries) => on.onChange({ countries })}
        maxValues={teamLimits.ruleCountries}
        placeholder={t`Buyers from anywhere`}
        texts={{ ...texts, chosen: t`Chosen countries` }}
      />
      <SelectField
        label={t`Assign to`}
        value={rule.assigneeID}
        empty={t`Nobody: this rule does nothing`}
        error={on.errorOf('assigneeID')}
        options={members.map(({ userID, firstName, lastName }) => ({
          value: userID,
          text: `${firstName} ${lastName}`,
        }))}
        onChange={({ target }) => on.onChange({ assigneeID: target.value })}
      />
      <div className="is-ways">
        <Button
          size="small"
          disabled={place === 0}
          aria-label={t`Move rule ${number} up`}
          onClick={() => on.onMove(-1)}
        >
          <Trans>Up</Trans>
        </Button>
        <Button
          size="small"
          disabled={isLast}
          aria-label={t`Move rule ${number} down`}
          onClick={() => on.onMove(1)}
        >
          <Trans>Down</Trans>
        </Button>
        <Button size="small" variant="quiet" aria-label={t`Remove rule ${number}`} onClick={on.onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </fieldset>
  );
}
