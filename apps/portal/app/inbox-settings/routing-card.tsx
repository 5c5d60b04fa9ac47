import { getRoutingRules } from '@kontor/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMembers } from '../business-members/use-members.ts';
import { useLoaded } from '../session/use-loaded.ts';
import type { RuleOptions } from './load-rule-options.server.ts';
import type { SettingsPart } from './may-manage.ts';
import { RuleList } from './rule-list.tsx';
import { RulesForm } from './rules-form.tsx';
import { Section } from './section.tsx';

/** To whom new inquiries go. */
export function RoutingCard({ businessID, canManage, options }: SettingsPart & { options: RuleOptions }) {
  const { t } = useLingui();
  const loaded = useLoaded(getRoutingRules, { params: { businessID } });
  const { loaded: people } = useMembers(businessID);
  return (
    <Section
      title={t`Who gets new inquiries`}
      text={
        <Trans>
          The first matching rule assigns the inquiry. First contacts are assigned when someone moves them to
          the inbox.
        </Trans>
      }
      loaded={loaded}
    >
      {(saved) =>
        canManage && typeof people === 'object' ? (
          <RulesForm
            businessID={businessID}
            saved={saved}
            options={options}
            members={people.members}
            onAnswered={loaded.reload}
          />
        ) : (
          <RuleList rules={saved.rules} options={options} />
        )
      }
    </Section>
  );
}
