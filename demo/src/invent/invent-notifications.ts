import { type NotificationData, usualOf } from '@kontor/api/notification';
import { quoted } from '@kontor/api/post';
import type { NotificationKind } from '@kontor/contract';
import type { StoredMention } from '@kontor/database';
import { addDays, momentAfter } from './calendar.ts';
import type { InventedComment } from './invent-comments.ts';
import type { ConnectionRow } from './invent-connections.ts';
import type { InventedConversations } from './invent-conversations.ts';
import type { InventedGroups } from './invent-groups.ts';
import type { InventedLogin } from './invent-logins.ts';
import type { InventedPostComment } from './invent-post-comments.ts';
import type { InventedNetwork } from './invent-posts.ts';
import { randomFor } from './random.ts';

interface PostRow {
  id: string;
  author_id: string;
  business_id?: string | null;
  content: string;
  mentions?: readonly StoredMention[];
  created_at: string;
}

/** What happened in the network. */
export interface Happened {
  logins: readonly InventedLogin[];
  day: string;
  posts: readonly PostRow[];
  likes: readonly { resource_id: string; person_id: string; created_at: string }[];
  follows: InventedNetwork['follows'];
  comments: readonly (InventedComment | InventedPostComment)[];
  products: readonly { id: string; name: string; business_id: string }[];
  connections: readonly ConnectionRow[];
  groups: Pick<InventedGroups, 'groups' | 'members' | 'requests'>;
  conversations: InventedConversations;
}

interface NotificationRow {
  person_id: string;
  kind: NotificationKind;
  subject_id: string;
  business_id: string | null;
  data: NotificationData;
  events: number;
  is_on_page: boolean;
  mail: 'at-once' | 'daily' | 'none';
  mailed_at: string | null;
  created_at: string;
  updated_at: string;
  read_at: string | null;
}

/** A business, or a person as themselves. */
interface Party {
  businessID?: string | null | undefined;
  personID?: string | null | undefined;
}

interface Telling {
  kind: NotificationKind;
  /** Who hears of it. */
  personIDs: readonly string[];
  subjectID: string;
  businessID?: string | null | undefined;
  data: NotificationData;
  at: string;
  /** Of messages alone: everything else is read by its age. */
  isRead?: boolean;
}

/** What is older than so many days everybody has read. */
const readAfter = 3;

/** What people of the network are told of what happened there; what is of one kind about one thing, and read or not, in one row. */
export function inventNotifications(happened: Happened): NotificationRow[] {
  const people = peopleOf(happened.logins);
  const told = [
    ...ofLikes(happened, people),
    ...ofMentions(happened, people),
    ...ofComments(happened, people),
    ...ofFollows(happened, people),
    ...ofConnections(happened, people),
    ...ofGroups(happened, people),
    ...ofConversations(happened, people),
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const each = told.flatMap(({ personIDs, ...telling }) =>
    personIDs.map((personID) => ({
      ...telling,
      personID,
      isRead: telling.isRead ?? telling.at < addDays(happened.day, -readAfter),
    })),
  );
  const alike = Map.groupBy(each, ({ personID, kind, subjectID, isRead }) =>
    [personID, kind, subjectID, isRead].join(' '),
  );
  return [...alike].map(([key, events]) => rowOf(key, events, happened.day));
}

function rowOf(
  key: string,
  events: readonly (Omit<Telling, 'personIDs'> & { personID: string })[],
  day: string,
): NotificationRow {
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) throw new TypeError(`Nothing happened of ${key}.`);
  const { onPage, mail } = usualOf(last.kind);
  return {
    person_id: last.personID,
    kind: last.kind,
    subject_id: last.subjectID,
    business_id: last.businessID ?? null,
    data: last.data,
    events: events.length,
    is_on_page: onPage,
    mail,
    // Else the next digest would tell it.
    mailed_at: mail === 'none' ? null : last.at,
    created_at: first.at,
    updated_at: last.at,
    read_at: last.isRead ? momentAfter(last.at, { hours: 10, before: day }, randomFor(`read ${key}`)) : null,
  };
}

/** What they are called, and who hears of what. */
function peopleOf(logins: readonly InventedLogin[]) {
  const names = new Map(
    logins.flatMap(({ person, membership }) => [
      [person.id, `${person.first_name} ${person.last_name}`],
      ...(membership ? [[membership.business_id, person.company_name] as const] : []),
    ]),
  );
  const idsOf = (businessID: string, roles?: readonly string[]) =>
    logins.flatMap(({ membership }) =>
      membership?.business_id === businessID && (roles?.includes(membership.role) ?? true)
        ? [membership.person_id]
        : [],
    );
  return {
    nameOf: ({ businessID, personID }: Party) => names.get(businessID ?? personID ?? '') ?? '',
    /** The person, or the administrators of the business. */
    readersOf: ({ businessID, personID }: Party): string[] =>
      businessID ? idsOf(businessID, ['owner', 'admin']) : personID ? [personID] : [],
    /** The person, or everybody of the business. */
    membersOf: ({ businessID, personID }: Party): string[] =>
      businessID ? idsOf(businessID) : personID ? [personID] : [],
  };
}

type People = ReturnType<typeof peopleOf>;

const authorOf = ({ business_id, author_id }: PostRow): Party => ({
  businessID: business_id,
  personID: author_id,
});

function ofLikes({ likes, posts }: Happened, { nameOf }: People): Telling[] {
  return likes.flatMap(({ resource_id, person_id, created_at }): Telling[] => {
    const post = posts.find(({ id }) => id === resource_id);
    if (!post || post.author_id === person_id) return [];
    return [
      {
        kind: 'post-liked',
        personIDs: [post.author_id],
        subjectID: post.id,
        businessID: post.business_id,
        data: {
          from: nameOf({ personID: person_id }),
          to: nameOf(authorOf(post)),
          subject: quoted(post.content),
        },
        at: created_at,
      },
    ];
  });
}

function ofMentions({ posts }: Happened, { nameOf, readersOf }: People): Telling[] {
  return posts.flatMap((post) =>
    (post.mentions ?? []).map(({ type, id, name }): Telling => {
      const businessID = type === 'business' ? id : undefined;
      return {
        kind: 'post-mentioned',
        personIDs: readersOf({ businessID, personID: id }).filter((reader) => reader !== post.author_id),
        subjectID: post.id,
        businessID,
        data: { from: nameOf(authorOf(post)), to: name, subject: quoted(post.content) },
        at: post.created_at,
      };
    }),
  );
}

/** Whoever is replied to hears of the reply, then whose it is what all of it stands below. */
function ofComments({ comments, posts, products }: Happened, people: People): Telling[] {
  const things = new Map<string, { name: string; party: Party }>([
    ...posts.map((post) => [post.id, { name: quoted(post.content), party: authorOf(post) }] as const),
    ...products.map(
      ({ id, name, business_id }) => [id, { name, party: { businessID: business_id } }] as const,
    ),
  ]);
  return comments.flatMap((comment) => {
    const thing = things.get(comment.root_id);
    if (!thing) return [];
    const from = { businessID: comment.acting_business_id, personID: comment.person_id };
    const tell = (kind: NotificationKind, to: Party, knowing: readonly string[] = []): Telling => ({
      kind,
      personIDs:
        to.businessID && to.businessID === from.businessID
          ? []
          : people.readersOf(to).filter((id) => id !== comment.person_id && !knowing.includes(id)),
      subjectID: comment.root_id,
      businessID: to.businessID,
      data: {
        from: people.nameOf(from),
        to: people.nameOf(to),
        subject: thing.name,
        subjectType: comment.root_type,
      },
      at: comment.created_at,
    });
    const answered = comments.find(({ id }) => id === comment.resource_id);
    if (!answered) return [tell('comment-received', thing.party)];
    const to = { businessID: answered.acting_business_id, personID: answered.person_id };
    const isAnswer = 'is_answer' in comment && comment.is_answer;
    const reply = tell(isAnswer ? 'comment-answered' : 'comment-replied', to);
    return [reply, tell('comment-received', thing.party, reply.personIDs)];
  });
}

function ofFollows({ follows }: Happened, { nameOf, readersOf }: People): Telling[] {
  return follows.map(({ person_id, resource_type, resource_id, created_at }) => {
    const businessID = resource_type === 'business' ? resource_id : undefined;
    const to = { businessID, personID: resource_id };
    return {
      kind: 'followed',
      personIDs: readersOf(to).filter((id) => id !== person_id),
      subjectID: resource_id,
      businessID,
      data: { from: nameOf({ personID: person_id }), to: nameOf(to), subject: '' },
      at: created_at,
    };
  });
}

function ofConnections({ connections }: Happened, { nameOf, readersOf }: People): Telling[] {
  return connections.map(({ id, party_type, asker_id, asked_id, asked_at, accepted_at }) => {
    const partyOf = (party: string): Party =>
      party_type === 'business' ? { businessID: party } : { personID: party };
    const isAccepted = accepted_at !== null;
    const [from, to] = isAccepted
      ? [partyOf(asked_id), partyOf(asker_id)]
      : [partyOf(asker_id), partyOf(asked_id)];
    return {
      kind: isAccepted ? 'connection-accepted' : 'connection-asked',
      personIDs: readersOf(to),
      subjectID: id,
      businessID: to.businessID,
      data: { from: nameOf(from), to: nameOf(to), subject: '' },
      at: accepted_at ?? asked_at,
      // It waits until it is answered.
      ...(!isAccepted && { isRead: false }),
    };
  });
}

function ofGroups({ groups: { groups, members, requests } }: Happened, { nameOf }: People): Telling[] {
  return requests.map(({ group_id, person_id, asked_at }) => ({
    kind: 'group-asked',
    personIDs: members
      .filter((member) => member.group_id === group_id && member.role !== 'member')
      .map((member) => member.person_id),
    subjectID: group_id,
    data: {
      from: nameOf({ personID: person_id }),
      to: '',
      subject: groups.find(({ id }) => id === group_id)?.name ?? '',
    },
    at: asked_at,
  }));
}

/** Each side hears of what it has not seen; of what it has, of the last message, and that it ended. */
function ofConversations({ conversations }: Happened, { nameOf, membersOf }: People): Telling[] {
  const { inquiries, sides, messages } = conversations;
  return sides.flatMap((own) => {
    const inquiry = inquiries.find(({ id }) => id === own.inquiry_id);
    const other = sides.find(({ inquiry_id, side }) => inquiry_id === own.inquiry_id && side !== own.side);
    if (!inquiry || !other) return [];
    const partyOf = ({ business_id, person_id }: typeof own): Party => ({
      businessID: business_id,
      personID: person_id,
    });
    const tell = (kind: NotificationKind, at: string, isRead?: boolean): Telling => ({
      kind,
      personIDs: membersOf(partyOf(own)),
      subjectID: inquiry.id,
      businessID: own.business_id,
      data: { from: nameOf(partyOf(other)), to: nameOf(partyOf(own)), subject: inquiry.subject },
      at,
      ...(isRead !== undefined && { isRead }),
    });
    const all = messages.filter(({ inquiry_id }) => inquiry_id === inquiry.id);
    const heard = all
      .filter(({ side }) => side === other.side)
      .slice(-Math.max(1, own.unread))
      .map((message) =>
        tell(
          message === all[0] ? 'inquiry-received' : 'message-received',
          message.created_at,
          own.unread === 0,
        ),
      );
    const isEndedByOther = inquiry.closed_at !== null && inquiry.closed_by === other.side;
    return isEndedByOther && inquiry.closed_at ? [...heard, tell('inquiry-ended', inquiry.closed_at)] : heard;
  });
}
