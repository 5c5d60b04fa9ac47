import { ButtonLink, UserCard } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DemoPill } from '../page-part/demo-pill.tsx';
import { useLikesText } from '../reaction/use-likes-text.ts';
import type { PersonView } from './person-view.ts';

/** A person among results (checklist 105). */
export function PersonResult({ person, why }: { person: PersonView; why: ReactNode }) {
  const { t } = useLingui();
  const likesText = useLikesText();
  const { jobPosition, companyName } = person;
  const work =
    jobPosition && companyName ? t`${jobPosition} at ${companyName}` : (jobPosition ?? companyName);
  return (
    <li>
      <UserCard
        name={person.name}
        photo={person.photo}
        work={work}
        place={person.place}
        presentation={person.presentation}
        likes={likesText(person.likes)}
        actions={
          <ButtonLink href={person.href} aria-label={t`Go Profile: ${person.name}`}>
            <Trans>Go Profile</Trans>
          </ButtonLink>
        }
        origin={<DemoPill origin={person.origin} />}
      />
      {why}
    </li>
  );
}
