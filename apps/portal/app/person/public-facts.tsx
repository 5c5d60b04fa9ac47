import { Nameplate, type PlateFact, SectionCard } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { BirthDate } from './birth-date.tsx';
import type { PublicProfileData } from './load-public-profile.server.ts';

type PublicFactsProps = Omit<PublicProfileData, 'origin' | 'likes' | 'followers' | 'followersText'>;

/** What a person says of themselves, as far as they say it and show it. */
export function PublicFacts(profile: PublicFactsProps) {
  const { t } = useLingui();
  const { profession, place, businessType, birthDate, companyName, industry, jobPosition, language } =
    profile;
  const stated: (PlateFact | false)[] = [
    !!profession && { label: t`Profession`, value: profession },
    !!companyName && { label: t`Work company`, value: companyName },
    !!jobPosition && { label: t`Job position`, value: jobPosition },
    !!industry && { label: t`Industry`, value: industry },
    !!businessType && { label: t`Business type`, value: businessType },
    !!place && { label: t`Place`, value: place },
    !!language && { label: t`Preferred language`, value: language },
    !!birthDate && { label: t`Birth date`, value: <BirthDate date={birthDate} /> },
  ];
  const facts = stated.filter((fact) => fact !== false);
  if (facts.length === 0) return null;
  return (
    <SectionCard title={t`Profile`}>
      <Nameplate facts={facts} />
    </SectionCard>
  );
}
