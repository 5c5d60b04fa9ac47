import {
  block,
  createGroup,
  declineGroupInvitation,
  follow,
  getFollowSummary,
  getGroup,
  getReactionSummary,
  hidePost,
  inviteToGroup,
  joinGroup,
  leaveGroup,
  listComments,
  listLikes,
  loadNewsfeed,
  loadTimeline,
  makeComment,
  makePost,
  mute,
  react,
  removeComment,
  removePost,
  restorePost,
  takeReactionBack,
  unblockParty,
  unfollow,
  unhidePost,
  unmute,
} from '@kontor/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feedsOf } from './feed/testing-feeds.ts';
import { rowsIn } from './test/rows.ts';
import { sharedApi } from './test/shared-api.ts';
import { businesses, Network, ownerOf, type Party, type Person, parties, people } from './testing-network.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);
const { fillAll } = feedsOf(api);

type Call = typeof api.call;
type Answered<Work> = Promise<Work | { refused: string }>;

/** What the product answers, an error by its name. */
const answerOf = <Data>(asked: Promise<Data>): Answered<Data> =>
  asked.catch((error: { errorName?: string }) => {
    if (error.errorName === undefined) throw error;
    return { refused: error.errorName };
  });

/** People and businesses nobody has written to, with the calls of each person. */
async function newParties() {
  const ids = new Map<Party, string>();
  const calls = new Map<Person, Call>();
  for (const person of people) {
    const id = await rows.aPerson({ first_name: person, last_name: 'Example' });
    ids.set(person, id);
    calls.set(person, (await api.signIn({ id, firstName: person })).call);
  }
  for (const business of businesses) {
    const business_id = await rows.aBusiness({ company_name: business });
    const person_id = ids.get(ownerOf[business]) ?? '';
    await api.db.insertInto('business_members').values({ business_id, person_id, role: 'owner' }).execute();
    ids.set(business, business_id);
  }
  const isBusiness = (party: Party) => party in ownerOf;
  return {
    idOf: (party: Party) => ids.get(party) ?? '',
    partyOf: (id: string) => parties.find((party) => ids.get(party) === id),
    callOf: (person: Person): Call => calls.get(person) ?? api.call,
    kindOf: (party: Party) => (isBusiness(party) ? ('business' as const) : ('user' as const)),
    as: (party: Party) => (isBusiness(party) ? { businessID: ids.get(party) ?? '' } : {}),
  };
}

const page = { size: 20 };

/** The product beside the model of it: each step is done in both, and what both show is compared. */
async function startNetwork() {
  const { idOf, partyOf, callOf, kindOf, as } = await newParties();
  const model = new Network();
  /** Ids by the model's numbers. */
  const ids = { posts: [] as string[], groups: [] as string[], comments: [] as string[] };

  const followed = (party: Party) => ({
    params: { resourceType: kindOf(party) },
    body: { resourceID: idOf(party) },
  });
  const named = (party: Party) => ({
    params: { id: idOf(party) },
    body: { resourceType: kindOf(party) },
  });
  const postOf = (number: number) => ({ params: { postID: ids.posts[number] ?? '' } });
  const groupOf = (number: number) => ({ params: { groupID: ids.groups[number] ?? '' } });
  const like = (number: number, of: Party) => ({
    params: { resourceType: 'post' as const },
    body: { resourceID: ids.posts[number] ?? '', reactionType: 'like' as const, ...as(of) },
  });

  /** Does a step in the model and in the product; undefined where there is nothing yet that it could be about. */
  function perform({ operation, by, own, party, place }: Step) {
    const call = callOf(by);
    const post = model.posts[place % (model.posts.length || 1)];
    const group = model.groups[place % (model.groups.length || 1)];
    const person = people[place % people.length] ?? by;
    switch (operation) {
      case 'follow':
        return [model.follow(by, party), () => call(follow, followed(party))] as const;
      case 'unfollow':
        return [model.unfollow(by, party), () => call(unfollow, { params: { id: idOf(party) } })] as const;
      case 'mute':
        return [model.mute(by, party), () => call(mute, named(party))] as const;
      case 'unmute':
        return [model.unmute(by, party), () => call(unmute, { params: { id: idOf(party) } })] as const;
      case 'block': {
        const { params, body } = named(party);
        return [
          model.block(by, own, party),
          () => call(block, { params, body: { ...body, ...as(own) } }),
        ] as const;
      }
      case 'unblock': {
        const query = kindOf(own) === 'business' ? { bid: idOf(own) } : {};
        const asked = { params: { partyID: idOf(party) }, query };
        return [model.unblock(by, own, party), () => call(unblockParty, asked)] as const;
      }
      case 'post': {
        const body = { content: `Post ${model.posts.length}`, ...as(own) };
        return [
          model.post(by, own),
          async () => ids.posts.push((await call(makePost, { body })).postID),
        ] as const;
      }
      case 'createGroup': {
        if (model.groups.length === 2) return undefined;
        const body = {
          name: `Group ${model.groups.length}`,
          description: 'Gear units.',
          subject: { kind: 'industry', industryID: '0006' },
          access: 'private',
        } as const;
        return [
          model.createGroup(by),
          async () => ids.groups.push((await call(createGroup, { body })).groupID),
        ] as const;
      }
    }
    if (isAboutGroup(operation)) {
      if (!group) return undefined;
      const about = groupOf(group.number);
      switch (operation) {
        case 'invite':
          return [
            model.invite(by, group, person),
            () => call(inviteToGroup, { ...about, body: { userID: idOf(person) } }),
          ] as const;
        case 'accept':
          return [model.accept(by, group), () => call(joinGroup, { ...about, body: {} })] as const;
        case 'decline':
          return [model.decline(by, group), () => call(declineGroupInvitation, about)] as const;
        case 'leave':
          return [model.leave(by, group), () => call(leaveGroup, about)] as const;
        case 'postInGroup': {
          const at = { timelineType: 'group', timelineID: ids.groups[group.number] ?? '' } as const;
          const body = { content: `Post ${model.posts.length}`, ...at, ...as(own) };
          return [
            model.postInGroup(by, own, group),
            async () => ids.posts.push((await call(makePost, { body })).postID),
          ] as const;
        }
      }
    }
    if (operation === 'removeComment') {
      if (model.comments === 0) return undefined;
      const number = place % model.comments;
      const asked = { params: { commentID: ids.comments[number] ?? '' } };
      return [model.removeComment(by, number), () => call(removeComment, asked)] as const;
    }
    if (!post) return undefined;
    const about = postOf(post.number);
    switch (operation) {
      case 'removePost':
        return [model.removePost(by, post), () => call(removePost, { body: about.params })] as const;
      case 'restorePost':
        return [model.restorePost(by, post), () => call(restorePost, about)] as const;
      case 'hide':
        return [model.hide(by, post), () => call(hidePost, about)] as const;
      case 'unhide':
        return [model.unhide(by, post), () => call(unhidePost, about)] as const;
      case 'like':
        return [model.like(by, own, post), () => call(react, like(post.number, own))] as const;
      case 'unlike':
        return [model.unlike(by, own, post), () => call(takeReactionBack, like(post.number, own))] as const;
      case 'comment': {
        const content = `Comment ${model.comments}`;
        const at = { resourceType: 'post', resourceID: about.params.postID } as const;
        const body = { ...at, content, ...as(own) };
        return [
          model.comment(by, own, post),
          async () => ids.comments.push((await call(makeComment, { body })).commentID),
        ] as const;
      }
    }
  }

  async function contentsOfFeed(reader: Person): Promise<string[]> {
    const contents: string[] = [];
    let nextID: string | undefined;
    do {
      const loaded = await callOf(reader)(loadNewsfeed, {
        query: { choice: 'following', ...(nextID && { nextID }) },
      });
      contents.push(...loaded.items.map(({ content }) => content));
      nextID = loaded.nextID;
    } while (nextID);
    return contents;
  }

  async function cardsOf(call: Call, id: string) {
    const { items } = await call(loadTimeline, { params: { id }, query: page });
    return items.map(({ content, reactions, comments }) => ({
      content,
      likes: reactions.reactionCount.like,
      comments,
    }));
  }

  /** What one person reads, or a visitor: once as the product shows it, once as the model does. */
  async function read(reader: Person | undefined) {
    const call = reader ? callOf(reader) : api.call;
    const cards = (posts: typeof model.posts) =>
      posts.map(({ number, likes, comments }) => ({
        content: `Post ${number}`,
        likes: likes.length,
        comments: comments.length,
      }));
    const shown: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const party of parties) {
      shown[`timeline of ${party}`] = await cardsOf(call, idOf(party));
      expected[`timeline of ${party}`] = cards(model.timelineOf(party, reader));
    }
    for (const group of model.groups) {
      const id = ids.groups[group.number] ?? '';
      const gone = { refused: 'NotFound' };
      const posts = model.timelineOfGroup(group, reader);
      shown[`group ${group.number}`] = await answerOf(cardsOf(call, id));
      expected[`group ${group.number}`] = posts ? cards(posts) : gone;
      const members = model.membersOf(group, reader);
      const counted = call(getGroup, { params: { groupID: id } }).then((answer) => answer.members);
      shown[`members of group ${group.number}`] = await answerOf(counted);
      expected[`members of group ${group.number}`] = members ?? gone;
    }
    for (const post of model.posts.filter(({ likes, comments }) => likes.length > 0 || comments.length > 0)) {
      const resourceID = ids.posts[post.number] ?? '';
      const summary = await call(getReactionSummary, { params: { resourceID } });
      shown[`likes of ${post.number}`] = summary.reactionCount.like;
      expected[`likes of ${post.number}`] = model.likesOf(post, reader);
      const listed = await call(listComments, { params: { resourceID }, query: { skip: 0, ...page } });
      const numbers = listed.comments.map(({ commentID }) => ids.comments.indexOf(commentID));
      shown[`comments on ${post.number}`] = { numbers, total: listed.total };
      expected[`comments on ${post.number}`] = model.commentsOn(post, reader);
      if (!reader) continue;
      const { likes } = await call(listLikes, { params: { resourceID }, query: page });
      shown[`who likes ${post.number}`] = likes.map(({ author }) =>
        partyOf('businessID' in author ? author.businessID : author.userID),
      );
      expected[`who likes ${post.number}`] = model.likersOf(post, reader);
    }
    if (reader) {
      shown.newsfeed = await contentsOfFeed(reader);
      expected.newsfeed = model.newsfeedOf(reader).map(({ number }) => `Post ${number}`);
    }
    return { shown, expected };
  }

  return {
    /** @returns what the product and the model answer; undefined where there was nothing to do */
    async perform(step: Step) {
      const done = perform(step);
      if (!done) return undefined;
      const [expected, ask] = done;
      const answer = await answerOf<unknown>(ask());
      const refused =
        typeof answer === 'object' && answer && 'refused' in answer ? answer.refused : undefined;
      return { refused, expected };
    },
    /** @param done what was done, for whoever looks for why it differs */
    async compare(done: readonly string[]) {
      await fillAll();
      for (const reader of [...people, undefined]) {
        const { shown, expected } = await read(reader);
        expect(shown, `${done.join('\n')}\nas ${reader ?? 'a visitor'}`).toEqual(expected);
      }
      for (const party of parties) {
        const { followers } = await api.call(getFollowSummary, { params: { id: idOf(party) } });
        expect(followers, `followers of ${party}`).toBe(model.followersOf(party));
      }
    },
  };
}

const groupOperations = ['invite', 'accept', 'decline', 'leave', 'postInGroup'] as const;
/** Each as often as it stands here. */
const operations = [
  ...(['follow', 'follow', 'follow', 'unfollow', 'mute', 'unmute', 'block', 'unblock', 'unblock'] as const),
  ...([
    'post',
    'post',
    'post',
    'post',
    'removePost',
    'restorePost',
    'restorePost',
    'hide',
    'unhide',
  ] as const),
  ...(['like', 'like', 'like', 'unlike', 'comment', 'comment', 'comment', 'removeComment'] as const),
  ...(['createGroup', 'invite', 'invite', 'accept', 'accept', ...groupOperations, 'postInGroup'] as const),
];
type Operation = (typeof operations)[number];
const isAboutGroup = (operation: Operation): operation is (typeof groupOperations)[number] =>
  groupOperations.some((each) => each === operation);

/** Mostly as somebody may: as themselves, or as their business. */
const step = fc
  .record({
    operation: fc.constantFrom(...operations),
    by: fc.constantFrom(...people),
    as: fc.constantFrom('self', 'self', 'own', 'own', 'other'),
    party: fc.constantFrom(...parties),
    place: fc.nat(60),
    isCompared: fc.nat(9).map((number) => number === 0),
  })
  .map(({ as, ...drawn }) => {
    const { by } = drawn;
    const own = businesses.find((business) => (ownerOf[business] === by) === (as === 'own'));
    return { ...drawn, own: as === 'self' ? by : (own ?? by) };
  });
type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** A group of two, so that short sequences come to what members do. */
const begun: Step[] = (
  [
    ['createGroup', 'Ann'],
    ['invite', 'Ann'],
    ['accept', 'Ben'],
  ] as const
).map(([operation, by]) => ({
  operation,
  by,
  own: by,
  party: by,
  place: people.indexOf('Ben'),
  isCompared: false,
}));

const { runs, length } = process.env.THOROUGH
  ? { runs: 20, length: { minLength: 60, maxLength: 100 } }
  : { runs: 3, length: { minLength: 40, maxLength: 40 } };

test('whatever three people and their businesses do, the network shows and refuses what its model does', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { ...length, size: 'max' }), async (steps) => {
      const network = await startNetwork();
      const done: string[] = [];
      for (const each of [...begun, ...steps]) {
        const answered = await network.perform(each);
        if (!answered) continue;
        const { operation, by, own, party, place } = each;
        done.push(`${by} as ${own}: ${operation} ${party} ${place}, ${answered.refused ?? 'done'}`);
        expect(answered.refused, done.join('\n')).toBe(answered.expected);
        if (each.isCompared) await network.compare(done);
      }
      await network.compare(done);
    }),
    // The first steps that fail are named by number; to find shorter ones takes minutes.
    { numRuns: runs, endOnFailure: true },
  );
});
