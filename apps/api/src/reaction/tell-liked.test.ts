import {
  block,
  follow,
  listNotifications,
  makePost,
  mute,
  react,
  removePost,
  takeReactionBack,
  unfollow,
} from '@kontor/contract';
import { expect, test } from 'vitest';
import { membersIn } from '../business/members/testing-members.ts';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';
import { tellingOf } from './testing-jobs.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);
const { aBusiness, aMember } = membersIn(api);
const { tellAll } = tellingOf(api);

interface Reader {
  id: string;
  call: typeof api.call;
}
const somebody = async (last_name = 'Example'): Promise<Reader> =>
  api.signIn({ id: await rows.aPerson({ last_name }) });
const likes = ({ call }: Reader, resourceID: string) =>
  call(react, { params: { resourceType: 'post' }, body: { resourceID, reactionType: 'like' } });
const follows = ({ call }: Reader, resourceType: 'business' | 'user', resourceID: string) =>
  call(follow, { params: { resourceType }, body: { resourceID } });
const told = async ({ call }: Pick<Reader, 'call'>) => {
  await tellAll();
  const { notifications } = await call(listNotifications, { query: { size: 20 } });
  return notifications.map(({ kind, count, from, to, subject, subjectID, businessID }) => ({
    ...{ kind, count, from, to, subject, subjectID },
    ...(businessID && { businessID }),
  }));
};

test('whoever wrote a post is told who likes it, once for all of them, and not of their own like', async () => {
  const [author, one, other] = [await somebody('Author'), await somebody('One'), await somebody('Other')];
  const { postID } = await author.call(makePost, { body: { content: 'Labyrinth seals.' } });
  await likes(author, postID);
  expect(await told(author)).toEqual([]);
  await likes(one, postID);
  await likes(one, postID);
  const about = { kind: 'post-liked', to: 'Ada Author', subject: 'Labyrinth seals.', subjectID: postID };
  expect(await told(author)).toEqual([{ ...about, count: 1, from: 'Ada One' }]);
  await likes(other, postID);
  expect(await told(author)).toEqual([{ ...about, count: 2, from: 'Ada Other' }]);
  expect(await told(one)).toEqual([]);
});

test('of a post for a business its writer is told as that business', async () => {
  const businessID = await aBusiness({ company_name: 'Seal Works' });
  const owner = await aMember(businessID, 'owner');
  const { postID } = await owner.call(makePost, { body: { content: 'Open day.', businessID } });
  await likes(await somebody('One'), postID);
  expect(await told(owner)).toEqual([
    {
      ...{ kind: 'post-liked', count: 1, from: 'Ada One', to: 'Seal Works', subject: 'Open day.' },
      ...{ subjectID: postID, businessID },
    },
  ]);
});

test('a like that was taken back, of a removed post, or from somebody who is muted is told to nobody', async () => {
  const [author, reader] = [await somebody(), await somebody()];
  const post = async (content: string) => (await author.call(makePost, { body: { content } })).postID;
  const [back, removed, muted] = [await post('One thing.'), await post('Another.'), await post('A third.')];
  await likes(reader, back);
  await reader.call(takeReactionBack, { params: { resourceType: 'post' }, body: { resourceID: back } });
  await likes(reader, removed);
  await author.call(removePost, { body: { postID: removed } });
  expect(await told(author)).toEqual([]);
  await author.call(mute, { params: { id: reader.id }, body: { resourceType: 'user' } });
  await likes(reader, muted);
  await follows(reader, 'user', author.id);
  expect(await told(author)).toEqual([]);
});

test('a person is told who follows them; of a business its administrators are, but not by themselves', async () => {
  const [person, one, other] = [await somebody('Person'), await somebody('One'), await somebody('Other')];
  await follows(one, 'user', person.id);
  await follows(other, 'user', person.id);
  expect(await told(person)).toMatchObject([
    { kind: 'followed', count: 2, to: 'Ada Person', subjectID: person.id },
  ]);
  const businessID = await aBusiness({ company_name: 'Seal Works' });
  const [owner, admin, member] = [
    await aMember(businessID, 'owner'),
    await aMember(businessID, 'admin'),
    await aMember(businessID, 'member'),
  ];
  await follows(one, 'business', businessID);
  await follows(one, 'business', businessID);
  const about = { kind: 'followed', count: 1, from: 'Ada One', to: 'Seal Works', businessID };
  expect(await told(owner)).toMatchObject([about]);
  expect(await told(admin)).toMatchObject([about]);
  expect(await told(member)).toEqual([]);
});

test('a follow that ended before it was told, and what a blocked person does, is told to nobody', async () => {
  const [person, one, blocked] = [await somebody(), await somebody(), await somebody()];
  await follows(one, 'user', person.id);
  await one.call(unfollow, { params: { id: person.id } });
  await follows(blocked, 'user', person.id);
  await person.call(block, { params: { id: blocked.id }, body: { resourceType: 'user' } });
  expect(await told(person)).toEqual([]);
});
