import { membershipPlan, type PlanID } from '@kontor/contract';
import { ButtonLink, Note } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { membershipPath } from '../membership/membership-path.ts';

/** Why there are no hours, and which packages have some. */
export function WithoutHours({ subscription }: { subscription: PlanID }) {
  const { i18n } = useLingui();
  const [premium, platinum] = (['premium', 'platinum'] as const).map((plan) =>
    i18n.number(membershipPlan(plan).supportHoursPerYear),
  );
  return (
    <Note>
      <p>
        {membershipPlan(subscription).supportHoursPerYear > 0 ? (
          <Trans>Support hours belong to a membership year, and none is currently paid.</Trans>
        ) : (
          <Trans>
            The package of this business has no support hours. Premium has {premium} a year, Platinum{' '}
            {platinum}.
          </Trans>
        )}
      </p>
      <p className="sh-way">
        <ButtonLink size="small" href={membershipPath('premium')}>
          <Trans>See the packages</Trans>
        </ButtonLink>
      </p>
    </Note>
  );
}
