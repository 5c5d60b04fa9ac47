import type { PersonCard } from '@kontor/contract';
import { initialsOf } from '@kontor/ui/picture';
import { avatarAddress } from '../picture/picture-address.ts';

/** What a person's card shows. */
export interface PersonView {
  id: string;
  name: string;
  photo: string;
  jobPosition: string | undefined;
  companyName: string | undefined;
  /** "country / state / city" with '---' for what is not known (checklist 105). */
  place: string;
  presentation: string | undefined;
  likes: number;
  origin: PersonCard['origin'];
}

const unknown = '---';

export function viewOfPerson(person: PersonCard): PersonView {
  const { userID: id, firstName, lastName, profilePhoto, country, state, city } = person;
  const name = `${firstName} ${lastName}`;
  return {
    id,
    name,
    photo: profilePhoto?.url ?? avatarAddress(id, initialsOf(name)),
    jobPosition: person.jobPosition?.name,
    companyName: person.companyName,
    place: [country?.countryName, state?.stateName, city].map((part) => part ?? unknown).join(' / '),
    presentation: person.briefPresentation,
    likes: person.reactions.reactionCount.like,
    origin: person.origin,
  };
}
