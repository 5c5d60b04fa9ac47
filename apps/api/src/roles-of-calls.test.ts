import { CallError, createClient, sessionHeader } from '@kontor/contract';
import { expect, test } from 'vitest';
import { operatorRoles } from './operator/operator-role.ts';
import { routes } from './routes.ts';
import { checked } from './test/api.ts';
import { sharedApi } from './test/shared-api.ts';
import { expectedRoles, type Row } from './testing-roles.ts';
import { type About, type Asker, nothing, type Thing, things, thingsIn } from './testing-things.ts';

const api = await sharedApi();
const { somebody, aTeam, aBusiness } = thingsIn(api);

const calls = routes.map(({ call }) => call).filter(({ access }) => access === 'signed-in');
type SomeCall = (typeof calls)[number];

test('each call for people who are signed in has its row', () => {
  expect(Object.keys(expectedRoles).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
});

/** Businesses that are asked about and asked by, once for all calls: what is refused leaves them as they are. */
async function everybody() {
  const [team, others, formers, theirs] = await Promise.all([aTeam(), aTeam(), aTeam(), aTeam()]);
  const [person, operator] = await Promise.all([somebody(), somebody()]);
  await api.db
    .insertInto('operators')
    .values(operatorRoles.map((role) => ({ person_id: operator.id, role })))
    .execute();
  const abouts = {
    own: aBusiness(team),
    foreign: aBusiness(others),
    missing: nothing(team.owner),
    deleted: aBusiness(formers),
  };
  const left = aBusiness(theirs);
  for (const about of [abouts.deleted, left]) for (const thing of things) await about.the(thing);
  const { deleted } = abouts;
  const businesses = ['business', 'partner', 'receiver'] as const;
  for (const id of await Promise.all(businesses.map((thing) => deleted.the(thing))))
    await api.db.deleteFrom('businesses').where('id', '=', id).execute();
  const groups = ['group', 'groupInvitation', 'ownGroup'] as const;
  await api.db
    .updateTable('groups')
    .set({ removed_at: new Date() })
    .where('id', 'in', await Promise.all(groups.map((thing) => deleted.the(thing))))
    .execute();
  // Nobody owns it any more.
  await api.db
    .updateTable('businesses')
    .set({ claimed_at: null })
    .where('id', '=', await left.the('business'))
    .execute();
  return { team, others, formers, theirs, person, operator, abouts, left };
}
const { team, others, formers, theirs, person, operator, abouts, left } = await everybody();
const { own, foreign, missing, deleted } = abouts;

const rank = { member: 0, admin: 1, owner: 2 };
const roles = ['member', 'admin', 'owner'] as const;

/** The status of an answer, and of a stream as soon as it begins. */
async function fetchOnce(...asked: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...asked);
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer;
  await answer.body?.cancel();
  return Response.json({ success: true, data: '' }, { status: answer.status });
}

/** The status a call is answered with. @param asker a visitor where it is undefined */
async function statusOf(call: SomeCall, asker: Asker | undefined, about: About): Promise<number> {
  const input = (await expectedRoles[call.name]?.input?.(about)) ?? {};
  const headers: Record<string, string> = asker ? { [sessionHeader]: asker.token } : {};
  const client = checked(createClient({ baseUrl: api.url, headers, fetch: fetchOnce }));
  const status = () =>
    client(call, input as never).then(
      () => 200,
      (error: unknown) => {
        // Files are no envelopes; their status is that of any answer.
        if (error instanceof CallError) return error.status;
        throw error;
      },
    );
  // A busy machine cannot look at a picture in time, and says that it is to be sent again.
  for (let tries = 0; tries < 5; tries += 1) {
    const answered = await status();
    if (answered !== 503) return answered;
  }
  return 503;
}

/** What was answered, beside what should have been, in words a failure is understood by. */
type Answer = [asked: string, status: number];
interface Ask {
  asked: string;
  status: number;
  expected: number;
}

function expectAll(asks: readonly Ask[]) {
  const answers = (pick: 'status' | 'expected') => asks.map((ask): Answer => [ask.asked, ask[pick]]);
  expect(answers('status')).toEqual(answers('expected'));
}

function rowOf({ name }: SomeCall): Row {
  const row = expectedRoles[name];
  return row ?? expect.fail(`${name} has no row`);
}

/** The same with one thing of another business. */
function withPart(about: About, part: Thing, other: About): About {
  return { ...about, the: (thing) => (thing === part ? other : about).the(thing) };
}

async function ask(call: SomeCall, asked: string, expected: number, ...of: [Asker | undefined, About]) {
  return { asked, expected, status: await statusOf(call, ...of) };
}

const named = calls.map((call) => [call.name, call] as const);

test.each(named)('%s is refused to visitors, whatever they name', async (_, call) => {
  expectAll(
    await Promise.all(
      Object.entries(abouts).map(([name, about]) => ask(call, `visitor: ${name}`, 401, undefined, about)),
    ),
  );
});

const ofBusinesses = (name: string) => Object.hasOwn(rank, expectedRoles[name]?.from ?? '');

test.each(named.filter(([name]) => ofBusinesses(name)))(
  '%s is for people of the business from its level on, and for nobody else',
  async (_, call) => {
    const { from, missing: nowhere = 403, but } = rowOf(call);
    if (from === 'person' || from === 'operator') return expect.fail('It has no level');
    const refused: [string, number, Asker, About][] = [];
    const strangers = { person, operator, 'foreign owner': others.owner, 'foreign admin': others.admin };
    for (const [name, asker] of Object.entries({ ...strangers, ...team })) {
      refused.push([`${name}: missing`, nowhere, asker, missing]);
      refused.push([`${name}: deleted`, nowhere, asker, deleted]);
      if (!(name in strangers) || asker === person || asker === operator)
        refused.push([`${name}: foreign`, 403, asker, foreign]);
    }
    for (const [name, asker] of Object.entries(strangers)) refused.push([`${name}: own`, 403, asker, own]);
    for (const role of roles) {
      if (rank[role] < rank[from]) refused.push([`${role}: own`, 403, team[role], own]);
      refused.push([`${role} of what was deleted`, nowhere, formers[role], deleted]);
      // What a business was that nobody owns any more is nobody's.
      refused.push([`${role} of what nobody owns`, 403, theirs[role], left]);
    }
    const answers = refused.map(([asked, expected, ...of]) => ask(call, asked, expected, ...of));
    // Each has a business of its own to change.
    for (const role of roles)
      if (rank[role] >= rank[from])
        answers.push(ask(call, role, but?.[role] ?? 200, team[role], aBusiness(team, team[role])));
    expectAll(await Promise.all(answers));
  },
);

test.each(named.filter(([name]) => expectedRoles[name]?.from === 'person'))(
  '%s is for whoever is signed in',
  async (_, call) => {
    const askers = { person, operator, 'owner elsewhere': theirs.owner };
    // Of a business the people who ask are none of, but for what is theirs alone.
    const answers = Object.entries(askers).map(([name, asker]) =>
      ask(call, name, 200, asker, aBusiness(others, asker)),
    );
    expectAll(await Promise.all(answers));
  },
);

test.each(named.filter(([name]) => expectedRoles[name]?.from === 'operator'))(
  '%s is for operators, and for nobody else',
  async (_, call) => {
    const { missing: nowhere } = rowOf(call);
    const refused = { person, ...team, 'foreign owner': others.owner };
    const answers = Object.entries(refused).map(([name, asker]) => ask(call, name, 403, asker, own));
    answers.push(ask(call, 'operator', 200, operator, aBusiness(others, operator)));
    if (nowhere) answers.push(ask(call, 'operator: missing', nowhere, operator, missing));
    expectAll(await Promise.all(answers));
  },
);

test.each(named.filter(([name]) => expectedRoles[name]?.part))(
  '%s takes nothing that is another’s, nobody’s or gone',
  async (_, call) => {
    const { part, partIs, from } = rowOf(call);
    if (!part) return expect.fail('It names nothing');
    const asker = from === 'person' ? await somebody() : team.owner;
    const mine = aBusiness(from === 'person' ? others : team, asker);
    const faults = { foreign, missing, deleted };
    expectAll(
      await Promise.all(
        Object.entries(faults).map(([fault, other]) =>
          ask(call, fault, partIs?.[fault as keyof typeof faults] ?? 404, asker, withPart(mine, part, other)),
        ),
      ),
    );
  },
);
