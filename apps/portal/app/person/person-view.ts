import { type PersonCard, personAddress } from '@kontor/contract';
import { photoOf } from './photo-of.ts';

/** What a person's card shows. */
export interface PersonView {
  id: string;
  href: string;
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
/** Pixels, on dense screens. */
const photoWidth = 176;

export function viewOfPerson(person: PersonCard): PersonView {
  const { userID: id, firstName, lastName, country, state, city } = person;
  return {
    id,
    href: personAddress(id),
    name: `${firstName} ${lastName}`,
    photo: photoOf(person, photoWidth),
    jobPosition: person.jobPosition?.name,
    companyName: person.companyName,
    place: [country?.countryName, state?.stateName, city].map((part) => part ?? unknown).join(' / '),
    presentation: person.briefPresentation,
    likes: person.reactions.reactionCount.like,
    origin: person.origin,
  };
}
