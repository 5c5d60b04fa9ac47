import { type BusinessMember, type RoutingRules, saveRoutingRules } from '@kontor/contract';
import { teamLimits } from '@kontor/contract/team-limits';
import { Button } from '@kontor/ui';
import { Plus } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import type { RuleOptions } from './load-rule-options.server.ts';
import { type EditedRule, RuleFields } from './rule-fields.tsx';
import { useSaving } from './use-saving.ts';

interface RulesFormProps {
  businessID: string;
  saved: RoutingRules;
  options: RuleOptions;
  members: readonly BusinessMember[];
  /** They were saved, or somebody else has changed them: loads them again. What is typed stays. */
  onAnswered: () => void;
}

const editedOf = ({ rules }: RoutingRules): EditedRule[] =>
  rules.map(({ categories, countries, assignee }) => ({
    key: crypto.randomUUID(),
    categories,
    countries,
    assigneeID: assignee?.userID ?? '',
  }));

const sentOf = (rules: readonly EditedRule[]) =>
  rules.map(({ categories, countries, assigneeID }) => ({
    categories,
    countries,
    ...(assigneeID ? { assigneeID } : {}),
  }));

/** The rules in their order, changed together and saved together. */
export function RulesForm({ businessID, saved, options, members, onAnswered }: RulesFormProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { form, save, isSaving, failure, errorOf, forget } = useSaving();
  const [rules, setRules] = useState(() => editedOf(saved));
  const isChanged = JSON.stringify(sentOf(rules)) !== JSON.stringify(sentOf(editedOf(saved)));

  function change(next: EditedRule[]) {
    forget();
    setRules(next);
  }

  /** @param step how many places further down */
  function move(place: number, step: 1 | -1) {
    const next = [...rules];
    const [moved] = next.splice(place, 1);
    if (moved) next.splice(place + step, 0, moved);
    change(next);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const body = { rules: sentOf(rules), version: saved.version };
    await save(() => call(saveRoutingRules, { params: { businessID }, body }), { done: t`Saved` });
    onAnswered();
  }

  return (
    <form
      ref={form}
      aria-label={t`Who gets new inquiries`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {rules.length === 0 ? (
        <p className="is-part">
          <Trans>No rules: new inquiries are assigned to nobody.</Trans>
        </p>
      ) : null}
      <ol className="is-rows">
        {rules.map((rule, place) => (
          <li key={rule.key}>
            <RuleFields
              place={place}
              isLast={place === rules.length - 1}
              rule={rule}
              options={options}
              members={members}
              errorOf={(field) => errorOf(`rules.${place}.${field}`)}
              onChange={(part) =>
                change(rules.map((each) => (each.key === rule.key ? { ...each, ...part } : each)))
              }
              onMove={(step) => move(place, step)}
              onRemove={() => change(rules.filter(({ key }) => key !== rule.key))}
            />
          </li>
        ))}
      </ol>
      <div className="is-part is-ways">
        <Button
          disabled={rules.length >= teamLimits.routingRules}
          onClick={() =>
            change([...rules, { key: crypto.randomUUID(), categories: [], countries: [], assigneeID: '' }])
          }
        >
          <Plus size={17} />
          <Trans>Add a rule</Trans>
        </Button>
        {isChanged ? (
          <Button variant="quiet" disabled={isSaving} onClick={() => change(editedOf(saved))}>
            <Trans>Discard changes</Trans>
          </Button>
        ) : null}
        <Button variant="petrol" type="submit" loading={isSaving} disabled={!isChanged}>
          <Trans>Save rules</Trans>
        </Button>
        {failure}
      </div>
    </form>
  );
}
