import type { MyProfile } from '@kontor/contract';
import { Nameplate, type PlateFact, SectionCard } from '@kontor/ui';
import { Lock } from '@kontor/ui/icon';
import { EmailText } from '@kontor/web/text/email-text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AddFact } from './add-fact.tsx';
import { BirthDate } from './birth-date.tsx';
import { CompletenessBar } from './completeness-bar.tsx';

/** Every field of one's own profile (checklist 141), which of them others do not see, and the way to state those missing. */
export function MyFacts({ profile }: { profile: MyProfile }) {
  const { t } = useLingui();
  const { profession, birthDate, mobilePhone, email, preferredLanguage } = profile;
  const place = [profile.country?.countryName, profile.state?.stateName].filter(Boolean).join(' / ');
  const phone = mobilePhone && `${mobilePhone.countryCode} ${mobilePhone.phoneNumber}`;
  const language = preferredLanguage && namesOf(preferredLanguage);
  const facts: PlateFact[] = [
    {
      label: t`Profession`,
      value: shown(profession, profile.showProfession) ?? (
        <AddFact field="profession" text={t`Add your profession`} />
      ),
    },
    { label: t`Country / state`, value: place || <AddFact field="country" text={t`Add your country`} /> },
    { label: t`City`, value: profile.city ?? <AddFact field="city" text={t`Add your city`} /> },
    {
      label: t`Work company`,
      value: profile.companyName ?? <AddFact field="companyName" text={t`Add your company`} />,
    },
    {
      label: t`Job position`,
      value: profile.jobPosition?.name ?? <AddFact field="jobPosition" text={t`Add your job position`} />,
    },
    {
      label: t`Industry`,
      value: profile.industry?.name ?? <AddFact field="industry" text={t`Add your industry`} />,
    },
    {
      label: t`Business type`,
      value: profile.businessType?.name ?? <AddFact field="businessType" text={t`Add your business type`} />,
    },
    {
      label: t`Preferred language`,
      value: language ?? <AddFact field="preferredLanguage" text={t`Add your language`} />,
    },
    {
      label: t`Birth date`,
      value: shown(birthDate && <BirthDate date={birthDate} />, profile.showBirthDate) ?? (
        <AddFact field="birthDate" text={t`Add your birth date`} />
      ),
    },
    {
      label: t`Gender`,
      value: shown(profile.gender?.name, false) ?? <AddFact field="gender" text={t`Add your gender`} />,
    },
    {
      label: t`Mobile phone`,
      value: shown(phone, false) ?? <AddFact field="phoneNumber" text={t`Add your phone number`} />,
    },
    // Nobody adds it here: the account service tells it.
    { label: t`Email`, value: shown(email && <EmailText address={email} />, false) ?? '---' },
  ];
  return (
    <SectionCard title={t`Profile`}>
      <CompletenessBar profile={profile} />
      <Nameplate facts={facts} />
    </SectionCard>
  );
}

/** "Spanish (Español)"; one name where both are the same. */
function namesOf({ name, languageName }: { name: string; languageName: string }): string {
  return name === languageName ? name : `${name} (${languageName})`;
}

/** With a lock where others do not see it; nothing where there is none. */
function shown(value: ReactNode, toOthers: boolean): ReactNode {
  if (!value) return undefined;
  if (toOthers) return value;
  return (
    <>
      {value}
      <span className="u-private">
        <Lock size={13} />
        <Trans>Only you see this</Trans>
      </span>
    </>
  );
}
