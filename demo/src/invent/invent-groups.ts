import { addDays, momentAfter, momentOn } from './calendar.ts';
import { demoId } from './demo-id.ts';
import type { InventedLogin } from './invent-logins.ts';
import { randomFor } from './random.ts';

interface InventedGroup {
  id: string;
  name: string;
  description: string;
  rules: string[];
  access: 'open' | 'request';
  subject_kind: 'industry' | 'region';
  industry_id: string | null;
  country_code: string | null;
  state_id: string | null;
  origin: 'demo';
  created_at: string;
}

interface InventedMember {
  group_id: string;
  person_id: string;
  role: 'owner' | 'moderator' | 'member';
  joined_at: string;
}

interface InventedGroupPost {
  id: string;
  author_id: string;
  timeline_type: 'group';
  timeline_id: string;
  kind: 'update' | 'need';
  content: string;
  created_at: string;
  pinned_at: string | null;
}

/** Groups of people who can log in, with what they wrote there; who asks waits for an answer. */
export interface InventedGroups {
  groups: InventedGroup[];
  members: InventedMember[];
  requests: { group_id: string; person_id: string; state: 'asked'; content: string; asked_at: string }[];
  posts: InventedGroupPost[];
  likes: { resource_type: 'post'; resource_id: string; person_id: string; created_at: string }[];
}

interface Written {
  by: string;
  daysAgo: number;
  kind?: 'need';
  isPinned?: true;
  content: string;
}

interface Plan {
  key: string;
  group: Omit<InventedGroup, 'id' | 'created_at' | 'origin'>;
  /** By login, the owner first. */
  people: readonly { login: string; role: InventedMember['role'] }[];
  asking: readonly { login: string; content: string }[];
  posts: readonly Written[];
}

const plans: readonly Plan[] = [
  {
    key: 'drives',
    group: {
      name: 'Drives and bearings',
      description:
        'People who buy, make and run gear units, chains and bearings. Failures, repairs, second sources.',
      rules: [
        'Put size, ratio and oil into the first line.',
        'Say which company you write for when you recommend a part.',
        'No prices of others, no lists of contacts.',
      ],
      access: 'open',
      subject_kind: 'industry',
      industry_id: '0006',
      country_code: null,
      state_id: null,
    },
    people: [
      { login: 'platinum', role: 'owner' },
      { login: 'gold', role: 'moderator' },
      { login: 'buyer', role: 'member' },
      { login: 'standard', role: 'member' },
    ],
    asking: [],
    posts: [
      {
        by: 'platinum',
        daysAgo: 27,
        isPinned: true,
        content:
          'Please put the size, the ratio and the oil into the first line of a failure. It makes the group searchable for the next night shift.',
      },
      {
        by: 'buyer',
        daysAgo: 9,
        kind: 'need',
        content:
          'Spherical roller bearing 22228, C3, vertical mill. Cage fracture after 7,000 hours, twice. Who has changed from brass to steel cages and can say how long they ran?',
      },
      {
        by: 'gold',
        daysAgo: 8,
        content:
          'Worm gear unit 63, 40:1, synthetic oil ISO VG 460: after 22,000 hours the wheel shows no pitting. With the desiccant breather the oil stayed clean twice as long as with the old one.',
      },
      {
        by: 'standard',
        daysAgo: 3,
        content:
          'Deep groove 6208-2Z on a conveyor in a cold store: low-temperature grease, 14 months so far. With standard grease the bearing seized after five.',
      },
    ],
  },
  {
    key: 'nuevo-leon',
    group: {
      name: 'Mantenimiento de plantas en Nuevo León',
      description:
        'Personal de mantenimiento y compras de plantas de la zona de Monterrey. Fallas, reparaciones, segundas fuentes. Sin publicidad.',
      rules: [
        'Indique la máquina, sus horas de trabajo y las condiciones.',
        'Lo que se escribe aquí se queda aquí.',
      ],
      access: 'request',
      subject_kind: 'region',
      industry_id: null,
      country_code: 'MX',
      state_id: 'MX-NLE',
    },
    people: [
      { login: 'gold', role: 'owner' },
      { login: 'platinum', role: 'member' },
      { login: 'admin', role: 'member' },
    ],
    asking: [
      {
        login: 'buyer',
        content: 'Compro refacciones de dos plantas en Apodaca, con 40 reductores de mezcladora en servicio.',
      },
    ],
    posts: [
      {
        by: 'gold',
        daysAgo: 20,
        isPinned: true,
        content:
          'Nos reunimos el primer jueves de cada mes a las 18:00 en la planta que invita. Las fechas quedan fijadas aquí.',
      },
      {
        by: 'platinum',
        daysAgo: 5,
        content:
          'Second summer on the mixer drives: with the new breathers the oil stayed clean for nine months. Before it was four.',
      },
    ],
  },
];

/** The ids of all groups, whoever is there. */
export const groupIds = (): string[] => plans.map(({ key }) => demoId('group', key));

/** A group whose owner is gone is left out, and what is of others who are. */
export function inventGroups(logins: readonly InventedLogin[], day: string): InventedGroups {
  const personOf = (login: string) =>
    logins.find(({ person }) => person.id === demoId('login', login))?.person.id;
  const made: InventedGroups = { groups: [], members: [], requests: [], posts: [], likes: [] };
  for (const { key, group, people, asking, posts } of plans) {
    const group_id = demoId('group', key);
    const random = randomFor(`group ${group_id}`);
    const moment = (daysAgo: number) => momentOn(addDays(day, -daysAgo), random);
    if (people[0] === undefined || personOf(people[0].login) === undefined) continue;
    made.groups.push({ ...group, id: group_id, origin: 'demo', created_at: moment(60) });
    for (const [place, { login, role }] of people.entries()) {
      const person_id = personOf(login);
      if (person_id !== undefined)
        made.members.push({ group_id, person_id, role, joined_at: moment(60 - 3 * place) });
    }
    for (const { login, content } of asking) {
      const person_id = personOf(login);
      if (person_id !== undefined)
        made.requests.push({ group_id, person_id, state: 'asked', content, asked_at: moment(1) });
    }
    for (const { by, daysAgo, kind = 'update', isPinned, content } of posts) {
      const author_id = personOf(by);
      if (author_id === undefined) continue;
      const created_at = moment(daysAgo);
      const id = demoId('group-post', key, by, daysAgo);
      made.posts.push({
        id,
        author_id,
        timeline_type: 'group',
        timeline_id: group_id,
        kind,
        content,
        created_at,
        pinned_at: isPinned ? created_at : null,
      });
      made.likes.push(
        ...likesOf(
          id,
          { author_id, created_at },
          made.members.filter((member) => member.group_id === group_id),
          day,
        ),
      );
    }
  }
  return made;
}

/** About half of the members like a post of others. */
function likesOf(
  resource_id: string,
  { author_id, created_at }: Pick<InventedGroupPost, 'author_id' | 'created_at'>,
  members: readonly InventedMember[],
  day: string,
): InventedGroups['likes'] {
  const random = randomFor(`likes of post ${resource_id}`);
  return members
    .filter(({ person_id }) => person_id !== author_id && random.next() < 0.6)
    .map(({ person_id }) => ({
      resource_type: 'post' as const,
      resource_id,
      person_id,
      created_at: momentAfter(created_at, { hours: 36, before: day }, random),
    }));
}
