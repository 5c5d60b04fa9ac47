export const people = ['Ann', 'Ben', 'Cid'] as const;
export type Person = (typeof people)[number];
export const businesses = ['Anvils', 'Bolts'] as const;
export type Business = (typeof businesses)[number];
export type Party = Person | Business;
export const parties: readonly Party[] = [...people, ...businesses];

/** Cid has none. */
export const ownerOf: Record<Business, Person> = { Anvils: 'Ann', Bolts: 'Ben' };

type Refusal = 'BadRequest' | 'Forbidden' | 'NotFound' | 'Conflict';
/** How somebody is answered: by the name of an error, or with what they asked for. */
type Answer = Refusal | undefined;

interface Comment {
  number: number;
  author: Person;
  as: Party;
}

interface Post {
  number: number;
  author: Person;
  as: Party;
  group: Group | undefined;
  isRemoved: boolean;
  /** Somebody who runs the group took it out. */
  isByGroup: boolean;
  /** Who likes it, the first first. */
  likes: Likes;
  comments: Comment[];
}
type Likes = { person: Person; as: Party }[];

interface Group {
  number: number;
  owner: Person;
  members: Set<Person>;
  /** Whom it invited; a refusal is not told. */
  invited: Map<Person, 'waits' | 'refused'>;
}

/** Sets of two. */
class Pairs<First extends string, Second extends string> {
  readonly #pairs = new Set<string>();
  add(first: First, second: Second): void {
    this.#pairs.add(`${first} ${second}`);
  }
  delete(first: string, second: string): void {
    this.#pairs.delete(`${first} ${second}`);
  }
  has(first: string, second: string): boolean {
    return this.#pairs.has(`${first} ${second}`);
  }
}

const isBusiness = (party: Party): party is Business => party in ownerOf;
/** Whether somebody may speak as a party. */
const isOwn = (person: Person, party: Party) =>
  party === person || (isBusiness(party) && ownerOf[party] === person);

/**
 * The network in its simplest form: what is followed, posted, liked, commented, muted, hidden, blocked and written in private groups, as
 * docs/decisions/feeds.md, blocking.md and groups.md rule. Each change returns how the product answers it, each question what it shows.
 */
export class Network {
  readonly posts: Post[] = [];
  readonly groups: Group[] = [];
  /** Numbers of comments that were written, removed ones included. */
  comments = 0;
  readonly #follows = new Pairs<Person, Party>();
  readonly #mutes = new Pairs<Person, Party>();
  readonly #blocks = new Pairs<Party, Party>();
  readonly #hidden = new Pairs<Person, `${number}`>();

  follow(by: Person, party: Party): Answer {
    if (by === party) return 'BadRequest';
    if (this.#isApart(by, party)) return 'NotFound';
    this.#follows.add(by, party);
    return undefined;
  }

  unfollow(by: Person, party: Party): Answer {
    this.#follows.delete(by, party);
    return undefined;
  }

  mute(by: Person, party: Party): Answer {
    if (by === party) return 'BadRequest';
    this.#mutes.add(by, party);
    return undefined;
  }

  unmute(by: Person, party: Party): Answer {
    this.#mutes.delete(by, party);
    return undefined;
  }

  block(by: Person, as: Party, party: Party): Answer {
    if (!isOwn(by, as)) return 'Forbidden';
    if (isOwn(by, party)) return 'BadRequest';
    this.#blocks.add(as, party);
    this.#follows.delete(as, party);
    this.#follows.delete(party, as);
    return undefined;
  }

  unblock(by: Person, as: Party, party: Party): Answer {
    if (!isOwn(by, as)) return 'Forbidden';
    this.#blocks.delete(as, party);
    return undefined;
  }

  post(by: Person, as: Party): Answer {
    if (!isOwn(by, as)) return 'Forbidden';
    this.#addPost(by, as, undefined);
    return undefined;
  }

  postInGroup(by: Person, as: Party, group: Group): Answer {
    if (!isOwn(by, as)) return 'Forbidden';
    if (!group.members.has(by)) return 'NotFound';
    this.#addPost(by, as, group);
    return undefined;
  }

  removePost(by: Person, post: Post): Answer {
    if (!this.#isReadable(by, post) && !isOwn(by, post.as)) return 'NotFound';
    if (!isOwn(by, post.as) && post.group?.owner !== by) return 'Forbidden';
    post.isRemoved = true;
    post.isByGroup ||= !isOwn(by, post.as);
    return undefined;
  }

  restorePost(by: Person, post: Post): Answer {
    if (!this.#isReadable(by, post) && !isOwn(by, post.as)) return 'NotFound';
    const isModerator = post.group?.owner === by && post.group.members.has(by);
    if (!isModerator && !(isOwn(by, post.as) && !post.isByGroup)) return 'Forbidden';
    // Who restores it reads it.
    if (!this.#isReadable(by, post) || this.#isApart(by, post.as)) return 'NotFound';
    post.isRemoved = false;
    post.isByGroup = false;
    return undefined;
  }

  hide(by: Person, post: Post): Answer {
    if (!this.#isThere(by, post)) return 'NotFound';
    this.#hidden.add(by, `${post.number}`);
    return undefined;
  }

  unhide(by: Person, post: Post): Answer {
    this.#hidden.delete(by, `${post.number}`);
    return undefined;
  }

  like(by: Person, as: Party, post: Post): Answer {
    if (!isOwn(by, as)) return 'Forbidden';
    if (!this.#isThere(by, post)) return 'NotFound';
    if (!post.likes.some((like) => like.as === as)) post.likes.push({ person: by, as });
    return undefined;
  }

  unlike(by: Person, as: Party, post: Post): Answer {
    if (!isOwn(by, as)) return 'Forbidden';
    post.likes = post.likes.filter((like) => like.as !== as);
    return undefined;
  }

  comment(by: Person, as: Party, post: Post): Answer {
    if (!isOwn(by, as)) return 'Forbidden';
    if (!this.#isThere(by, post)) return 'NotFound';
    // Whoever is blocked as themselves is so whatever they write as.
    for (const owner of [post.as, post.author])
      for (const writer of [by, as]) if (this.#blocks.has(owner, writer)) return 'Forbidden';
    post.comments.push({ number: this.comments, author: by, as });
    this.comments += 1;
    return undefined;
  }

  removeComment(by: Person, number: number): Answer {
    const post = this.posts.find(({ comments }) => comments.some((comment) => comment.number === number));
    const comment = post?.comments.find((each) => each.number === number);
    if (!post || !comment) return 'NotFound';
    if (comment.author !== by) {
      if (!this.#isReadable(by, post)) return 'NotFound';
      const isOwnPost = isBusiness(post.as) && isOwn(by, post.as);
      if (!isOwnPost && post.group?.owner !== by) return 'Forbidden';
    }
    post.comments.splice(post.comments.indexOf(comment), 1);
    return undefined;
  }

  createGroup(by: Person): Answer {
    const number = this.groups.length;
    this.groups.push({ number, owner: by, members: new Set([by]), invited: new Map() });
    return undefined;
  }

  invite(by: Person, group: Group, person: Person): Answer {
    if (!this.#mayKnow(by, group)) return 'NotFound';
    if (group.owner !== by) return 'Forbidden';
    if (group.members.has(person)) return 'Conflict';
    // Who was asked once is not asked again for a while.
    if (!group.invited.has(person))
      group.invited.set(person, this.#blocks.has(person, by) ? 'refused' : 'waits');
    return undefined;
  }

  accept(by: Person, group: Group): Answer {
    if (!this.#mayKnow(by, group)) return 'NotFound';
    group.members.add(by);
    group.invited.delete(by);
    return undefined;
  }

  decline(by: Person, group: Group): Answer {
    if (!this.#mayKnow(by, group) || group.members.has(by)) return 'NotFound';
    group.invited.set(by, 'refused');
    return undefined;
  }

  leave(by: Person, group: Group): Answer {
    if (!this.#mayKnow(by, group)) return 'NotFound';
    if (group.owner === by && group.members.size > 1) return 'Conflict';
    group.members.delete(by);
    return undefined;
  }

  /** What of whom somebody follows, and their own, the last first. */
  newsfeedOf(reader: Person): Post[] {
    return this.#last(
      (post) =>
        !post.group &&
        this.#isThere(reader, post) &&
        (post.author === reader || this.#follows.has(reader, post.as)) &&
        !this.#mutes.has(reader, post.as) &&
        !this.#isHidden(reader, post),
    );
  }

  /** @param reader a visitor where there is none */
  timelineOf(party: Party, reader: Person | undefined): Post[] {
    return this.#last(
      (post) =>
        !post.group &&
        post.as === party &&
        this.#isThere(reader, post) &&
        !(reader && this.#isHidden(reader, post)),
    );
  }

  /** @returns undefined for whom the group is not there */
  timelineOfGroup(group: Group, reader: Person | undefined): Post[] | undefined {
    if (!reader || !group.members.has(reader)) return undefined;
    return this.#last(
      (post) =>
        post.group === group &&
        this.#isThere(reader, post) &&
        !this.#isHidden(reader, post) &&
        !this.#mutes.has(reader, post.as),
    );
  }

  /** How many members a group has, for who may know of it. */
  membersOf(group: Group, reader: Person | undefined): number | undefined {
    return reader && this.#mayKnow(reader, group) ? group.members.size : undefined;
  }

  followersOf(party: Party): number {
    return people.filter((person) => this.#follows.has(person, party)).length;
  }

  likesOf(post: Post, reader: Person | undefined): number {
    return this.#isThere(reader, post) ? post.likes.length : 0;
  }

  /** The last first. */
  likersOf(post: Post, reader: Person): Party[] {
    if (!this.#isThere(reader, post)) return [];
    const read = post.likes.filter(
      ({ person, as }) => !this.#isApart(reader, person) && !this.#isApart(reader, as),
    );
    return read.map(({ as }) => as).toReversed();
  }

  /** Numbers of comments, the last first; their count is the same for everybody who reads them. */
  commentsOn(post: Post, reader: Person | undefined): { numbers: number[]; total: number } {
    if (!this.#isThere(reader, post) || post.comments.length === 0) return { numbers: [], total: 0 };
    const isRead = ({ author, as }: Comment) =>
      !reader || [author, as].every((by) => !this.#isApart(reader, by) && !this.#mutes.has(reader, by));
    const numbers = post.comments.filter(isRead).map(({ number }) => number);
    // Where nothing of it is read, nothing is said of how many there are.
    return { numbers: numbers.toReversed(), total: numbers.length > 0 ? post.comments.length : 0 };
  }

  #addPost(author: Person, as: Party, group: Group | undefined): void {
    const number = this.posts.length;
    this.posts.push({
      number,
      author,
      as,
      group,
      isRemoved: false,
      isByGroup: false,
      likes: [],
      comments: [],
    });
  }

  #last(isShown: (post: Post) => boolean): Post[] {
    return this.posts.filter(isShown).toReversed();
  }

  #isApart(one: Party, other: Party): boolean {
    return this.#blocks.has(one, other) || this.#blocks.has(other, one);
  }

  #isHidden(reader: Person, post: Post): boolean {
    return this.#hidden.has(reader, `${post.number}`);
  }

  /** Where it stands. */
  #isReadable(reader: Person | undefined, { group }: Post): boolean {
    return !group || (reader !== undefined && group.members.has(reader));
  }

  #isThere(reader: Person | undefined, post: Post): boolean {
    return !post.isRemoved && this.#isReadable(reader, post) && !(reader && this.#isApart(reader, post.as));
  }

  #mayKnow(reader: Person, group: Group): boolean {
    // With its last member it goes.
    return group.members.size > 0 && (group.members.has(reader) || group.invited.get(reader) === 'waits');
  }
}
