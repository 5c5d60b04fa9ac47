import type { MyProfile } from '@kontor/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { AddFact } from './add-fact.tsx';
import { completenessOf } from './profile-completeness.ts';

/** How much of one's profile others find; what is missing of it and is no fact of the plate is offered here. */
export function CompletenessBar({ profile }: { profile: MyProfile }) {
  const { t, i18n } = useLingui();
  const share = completenessOf(profile);
  if (share === 1) return null;
  const percent = i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <div className="u-complete">
      <p>
        <Trans>Profile {percent} complete</Trans>
      </p>
      <progress value={share} max={1} aria-hidden="true" />
      {profile.profilePhoto ? null : <AddFact text={t`Add a photo`} />}
      {profile.briefPresentation ? null : (
        <AddFact field="briefPresentation" text={t`Add a few words about yourself`} />
      )}
    </div>
  );
}
