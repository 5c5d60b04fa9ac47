import type { MyProfile } from '@kontor/contract';
import { Nameplate, type PlateFact, SectionCard } from '@kontor/ui';
import { Lock } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BirthDate } from './birth-date.tsx';

const unknown = '---';

/** Every field of one's own profile (checklist 141), and which of them others do not see. */
export function MyFacts({ profile }: { profile: MyProfile }) {
  const { t } = useLingui();
  const { profession, birthDate, mobilePhone, email, preferredLanguage } = profile;
  const place = [profile.country?.countryName, profile.state?.stateName].filter(Boolean).join(' / ');
  const phone = mobilePhone && `${mobilePhone.countryCode} ${mobilePhone.phoneNumber}`;
  const language = preferredLanguage && namesOf(preferredLanguage);
  const facts: PlateFact[] = [
    { label: t`Profession`, value: shown(profession, profile.showProfession) },
    { label: t`Country / state`, value: shown(place) },
    { label: t`City`, value: shown(profile.city) },
    { label: t`Work company`, value: shown(profile.companyName) },
    { label: t`Job position`, value: shown(profile.jobPosition?.name) },
    { label: t`Industry`, value: shown(profile.industry?.name) },
    { label: t`Business type`, value: shown(profile.businessType?.name) },
    { label: t`Preferred language`, value: shown(language) },
    {
      label: t`Birth date`,
      value: shown(birthDate && <BirthDate date={birthDate} />, profile.showBirthDate),
    },
    { label: t`Gender`, value: shown(profile.gender?.name, false) },
    { label: t`Mobile phone`, value: shown(phone, false) },
    { label: t`Email`, value: shown(email, false) },
  ];
  return (
    <SectionCard title={t`Profile`}>
      <Nameplate facts={facts} />
    </SectionCard>
  );
}

/** "Spanish (Español)"; one name where both are the same. */
function namesOf({ name, languageName }: { name: string; languageName: string }): string {
  return name === languageName ? name : `${name} (${languageName})`;
}

function shown(value: ReactNode, toOthers = true): ReactNode {
  if (!value) return unknown;
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
