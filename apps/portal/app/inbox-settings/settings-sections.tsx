import { AbsencesCard } from './absences-card.tsx';
import { BusinessAbsenceCard } from './business-absence-card.tsx';
import { BusinessReadMarksCard } from './business-read-marks-card.tsx';
import type { RuleOptions } from './load-rule-options.server.ts';
import type { SettingsPart } from './may-manage.ts';
import { NamesCard } from './names-card.tsx';
import { RoutingCard } from './routing-card.tsx';
import { SavedRepliesCard } from './saved-replies-card.tsx';

/** All that is decided on the page. */
export default function SettingsSections({ options, ...part }: SettingsPart & { options: RuleOptions }) {
  return (
    <>
      <SavedRepliesCard {...part} />
      <RoutingCard {...part} options={options} />
      <AbsencesCard {...part} />
      <BusinessAbsenceCard {...part} />
      <NamesCard {...part} />
      <BusinessReadMarksCard {...part} />
    </>
  );
}
