import { randomUUID } from 'node:crypto';
import {
  acceptInvitation,
  acceptMyInvitation,
  type BusinessRole,
  changeMemberRole,
  declineInvitation,
  declineMyInvitation,
  getInvitation,
  idempotencyKeyHeader,
  inviteMember,
  listMembers,
  listMyInvitations,
  removeMember,
  resendInvitation,
  revokeInvitation,
} from '@kontor/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { sharedApi } from '../../../test/shared-api.ts';
import { statementsAsked } from '../../../test/statements-asked.ts';
import { mailsOf, tokenIn } from '../testing-mails.ts';
import { membersIn, type Somebody } from '../testing-members.ts';
import { hashOfToken } from './invitation-token.ts';

const api = await sharedApi();
const { aBusiness, aMember, rolesIn } = membersIn(api);
const { loseAnswers, mailAll } = await mailsOf(api);

let business: string;
let owner: Somebody;
let admin: Somebody;
let member: Somebody;
let invited: Somebody;

beforeEach(async () => {
  await mailAll();
  business = await aBusiness({ company_name: 'Reductores https://evil.example' });
  [owner, admin, member, invited] = [
    await aMember(business, 'owner'),
    await aMember(business, 'admin'),
    await aMember(business, 'member'),
    await aMember(),
  ];
});

const invite = (by: Somebody, email: string, role: 'admin' | 'member' = 'member', businessID = business) =>
  by.call(inviteMember, { params: { businessID }, body: { email, role } });
const resend = (by: Somebody, invitationID: string, businessID = business) =>
  by.call(resendInvitation, { params: { businessID, invitationID } });
const revoke = (by: Somebody, invitationID: string, businessID = business) =>
  by.call(revokeInvitation, { params: { businessID, invitationID } });
const accept = (by: Somebody, token: string) => by.call(acceptInvitation, { params: { token } });
const openOf = async (by = owner) =>
  (await by.call(listMembers, { params: { businessID: business } })).invitations;

/** Invites an address. @returns the token of its link */
async function tokenFor(email: string, role: 'admin' | 'member' = 'member', by = owner): Promise<string> {
  await invite(by, email, role);
  const [mail] = await mailAll();
  return tokenIn(mail);
}

const age = (what: string) =>
  api.pool.query(`UPDATE business_invitations SET ${what} WHERE business_id = $1`, [business]);
const forbidden = { status: 403 };
const gone = { status: 404 };

test('who is invited is mailed a link, accepts it with the invited address and is a member', async () => {
  await invite(admin, invited.email.toUpperCase());
  const [mail, ...others] = await mailAll();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: invited.email, language: 'en' });
  expect(mail?.translations?.map(({ language }) => language)).toEqual(['es', 'it', 'zh']);
  expect(JSON.stringify(mail)).not.toContain('https://evil');
  const token = tokenIn(mail);
  expect(token).toMatch(/^[\w-]{43}$/);

  const shown = await api.call(getInvitation, { params: { token } });
  expect(shown).toEqual({
    businessID: business,
    companyName: 'Reductores https://evil.example',
    role: 'member',
    invitedBy: { firstName: 'Ada', lastName: 'Example' },
    expiresAt: expect.any(String),
    isExpired: false,
  });
  const days = (Date.parse(shown.expiresAt) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThan(14.1);

  expect(await accept(invited, token)).toEqual({ businessID: business, role: 'member' });
  expect(await accept(invited, token)).toEqual({ businessID: business, role: 'member' });
  expect((await rolesIn(business))[invited.id]).toBe('member');
  await expect(api.call(getInvitation, { params: { token } })).rejects.toMatchObject(gone);
  expect(await openOf()).toEqual([]);
});

test('only the hash of what stands in the link is stored, and a worker that was killed mails the same link', async () => {
  await invite(owner, invited.email);
  loseAnswers(true);
  const [lost] = await mailAll();
  loseAnswers(false);
  expect(await mailAll()).toEqual([]);
  const token = tokenIn(lost);
  const row = await api.db
    .selectFrom('business_invitations')
    .select(['token_hash', 'mailed_at'])
    .where('business_id', '=', business)
    .executeTakeFirstOrThrow();
  expect(row.token_hash).toEqual(hashOfToken(token));
  expect(row.mailed_at).not.toBeNull();
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM business_invitations AS row WHERE strpos(row::text, ${token}) > 0)
      OR EXISTS (SELECT FROM jobs.job AS row WHERE strpos(row::text, ${token}) > 0) AS found
  `.execute(api.db);
  expect(rows).toEqual([{ found: false }]);
  await accept(invited, token);
});

test('the answer, and what the database is asked for it, are the same whether the address has an account or not', async () => {
  const stranger = `${randomUUID()}@nobody.example`;
  // The first call with a token looks for its person, the first job of a process for its queue.
  await invite(owner, `${randomUUID()}@nobody.example`);
  const answers: unknown[] = [];
  const asked: string[][] = [];
  for (const email of [invited.email, stranger, member.email]) {
    const statements = await statementsAsked(async () => {
      answers.push(Object.keys(await invite(owner, email)));
    });
    asked.push(statements);
  }
  expect(answers).toEqual([['invitationID'], ['invitationID'], ['invitationID']]);
  const [known = [], unknown, ofMember] = asked;
  expect(known.length).toBeGreaterThan(0);
  expect(unknown).toEqual(known);
  expect(ofMember).toEqual(known);
  expect(known.join('\n')).not.toMatch(/"?people"? |accounts\./);
  expect(await mailAll()).toHaveLength(4);
});

test.each<[BusinessRole, 'admin' | 'member', boolean]>([
  ['owner', 'admin', true],
  ['owner', 'member', true],
  ['admin', 'admin', false],
  ['admin', 'member', true],
  ['member', 'admin', false],
  ['member', 'member', false],
])('a member who is %s invites somebody as %s: %s', async (role, as, may) => {
  const by = { owner, admin, member }[role];
  const asked = invite(by, invited.email, as);
  if (may)
    expect(await accept(invited, await asked.then(mailAll).then(([mail]) => tokenIn(mail)))).toMatchObject({
      role: as,
    });
  else await expect(asked).rejects.toMatchObject(forbidden);
});

test('nobody else invites, and none but administrators see, resend and revoke invitations', async () => {
  const stranger = await aMember();
  const foreign = await aMember(await aBusiness(), 'owner');
  const { invitationID } = await invite(owner, invited.email);
  for (const by of [member, stranger, foreign]) {
    await expect(invite(by, invited.email)).rejects.toMatchObject(forbidden);
    await expect(resend(by, invitationID)).rejects.toMatchObject(forbidden);
    await expect(revoke(by, invitationID)).rejects.toMatchObject(forbidden);
  }
  expect(await openOf(member)).toBeUndefined();
  expect(await openOf(admin)).toMatchObject([
    {
      invitationID,
      email: invited.email,
      role: 'member',
      invitedBy: { userID: owner.id },
      isExpired: false,
    },
  ]);
  const other = await aBusiness();
  const ownerOfOther = await aMember(other, 'owner');
  await expect(revoke(ownerOfOther, invitationID, other)).rejects.toMatchObject(gone);
  await expect(resend(ownerOfOther, invitationID, other)).rejects.toMatchObject(gone);
  const { invitationID: asAdmin } = await invite(owner, `${randomUUID()}@nobody.example`, 'admin');
  await expect(resend(admin, asAdmin)).rejects.toMatchObject(forbidden);
  await expect(revoke(admin, asAdmin)).rejects.toMatchObject(forbidden);
});

test('an address that is none is refused', async () => {
  for (const email of ['ada', 'ada@', 'a b@c.example', `${'a'.repeat(250)}@b.example`])
    await expect(invite(owner, email)).rejects.toMatchObject({ status: 400 });
});

test('the link in the hands of somebody with another address joins nobody', async () => {
  const token = await tokenFor(invited.email);
  const other = await aMember();
  await expect(accept(other, token)).rejects.toMatchObject({ ...forbidden, errorName: 'Forbidden' });
  await expect(api.call(acceptInvitation, { params: { token } })).rejects.toMatchObject({ status: 401 });
  const unknown = await api.signIn();
  await expect(unknown.call(acceptInvitation, { params: { token } })).rejects.toMatchObject({ status: 503 });
  expect(Object.keys(await rolesIn(business))).toHaveLength(3);
  await accept(invited, token);
});

test('an expired invitation says so and joins nobody; sent again it has another link', async () => {
  const token = await tokenFor(invited.email);
  await age(`expires_at = now() - interval '1 minute'`);
  expect(await api.call(getInvitation, { params: { token } })).toMatchObject({ isExpired: true });
  await expect(accept(invited, token)).rejects.toMatchObject({ status: 409 });
  expect(await invited.call(listMyInvitations, {})).toMatchObject({ invitations: [] });
  const [open] = (await openOf()) ?? [];
  expect(open).toMatchObject({ isExpired: true });
  await resend(admin, open?.invitationID ?? '');
  const [mail] = await mailAll();
  expect(tokenIn(mail)).not.toBe(token);
  await expect(accept(invited, token)).rejects.toMatchObject(gone);
  await accept(invited, tokenIn(mail));
});

test('an address that is invited again has one invitation, with the newest link and role', async () => {
  const first = await tokenFor(invited.email);
  const second = await tokenFor(invited.email, 'admin');
  expect(await openOf()).toMatchObject([{ email: invited.email, role: 'admin' }]);
  await expect(invite(admin, invited.email, 'member')).rejects.toMatchObject(forbidden);
  await expect(accept(invited, first)).rejects.toMatchObject(gone);
  expect(await accept(invited, second)).toMatchObject({ role: 'admin' });
});

test('a revoked invitation leads nowhere', async () => {
  const token = await tokenFor(invited.email);
  const [open] = (await openOf()) ?? [];
  await revoke(admin, open?.invitationID ?? '');
  const asked = await Promise.allSettled([
    api.call(getInvitation, { params: { token } }),
    accept(invited, token),
    api.call(declineInvitation, { params: { token } }),
    revoke(admin, open?.invitationID ?? ''),
    invited.call(acceptMyInvitation, { params: { invitationID: open?.invitationID ?? '' } }),
  ]);
  for (const refused of asked) expect(refused).toMatchObject({ reason: gone });
  expect(invited.id in (await rolesIn(business))).toBe(false);
});

test('a revoked invitation that was not mailed yet is not mailed', async () => {
  const { invitationID } = await invite(owner, invited.email);
  await revoke(owner, invitationID);
  expect(await mailAll()).toEqual([]);
});

test('who has the link declines it without an account', async () => {
  const token = await tokenFor(invited.email);
  await api.call(declineInvitation, { params: { token } });
  await expect(accept(invited, token)).rejects.toMatchObject(gone);
  expect(await openOf()).toEqual([]);
});

test('a token there never was leads nowhere', async () => {
  await expect(api.call(getInvitation, { params: { token: 'A'.repeat(43) } })).rejects.toMatchObject(gone);
});

test("one's own invitations are accepted and declined without the mail, those of others are not", async () => {
  await invite(owner, invited.email);
  const second = await aBusiness();
  const other = await aMember(second, 'owner');
  await invite(other, invited.email, 'admin', second);
  const { invitations } = await invited.call(listMyInvitations, {});
  expect(invitations.map(({ business: card, role }) => [card.businessID, role])).toEqual([
    [second, 'admin'],
    [business, 'member'],
  ]);
  const [toSecond, toFirst] = invitations.map(({ invitationID }) => ({ params: { invitationID } }));
  if (!toFirst || !toSecond) throw new Error('Two invitations were listed.');
  expect(await member.call(listMyInvitations, {})).toMatchObject({ invitations: [] });
  await expect(member.call(acceptMyInvitation, toFirst)).rejects.toMatchObject(gone);
  await expect(member.call(declineMyInvitation, toFirst)).rejects.toMatchObject(gone);
  expect(await invited.call(acceptMyInvitation, toSecond)).toEqual({ businessID: second, role: 'admin' });
  await invited.call(declineMyInvitation, toFirst);
  expect(await invited.call(listMyInvitations, {})).toMatchObject({ invitations: [] });
  expect(invited.id in (await rolesIn(business))).toBe(false);
});

test('who belongs to a business is shown an invitation to it only where it gives them more', async () => {
  const listed = async (by: Somebody) => {
    const { invitations } = await by.call(listMyInvitations, {});
    return invitations.map(({ role }) => role);
  };
  await invite(owner, owner.email, 'admin');
  await invite(owner, member.email, 'member');
  expect(await listed(owner)).toEqual([]);
  expect(await listed(member)).toEqual([]);
  await invite(owner, member.email, 'admin');
  expect(await listed(member)).toEqual(['admin']);
});

test('a member who accepts has the higher of both roles', async () => {
  expect(await accept(member, await tokenFor(member.email, 'admin'))).toMatchObject({ role: 'admin' });
  expect(await accept(owner, await tokenFor(owner.email, 'member'))).toMatchObject({ role: 'owner' });
  expect(await rolesIn(business)).toMatchObject({ [member.id]: 'admin', [owner.id]: 'owner' });
});

test('the invitations of who may invite no more lead nowhere', async () => {
  const byAdmin = await tokenFor(invited.email, 'member', admin);
  const businessID = business;
  await owner.call(changeMemberRole, { params: { businessID, userID: admin.id }, body: { role: 'member' } });
  await expect(accept(invited, byAdmin)).rejects.toMatchObject(gone);
  await owner.call(changeMemberRole, { params: { businessID, userID: admin.id }, body: { role: 'admin' } });
  await api.call(getInvitation, { params: { token: byAdmin } });
  await owner.call(removeMember, { params: { businessID, userID: admin.id } });
  await expect(accept(invited, byAdmin)).rejects.toMatchObject(gone);
  expect(await openOf()).toEqual([]);
});

test('the same request with its key invites once, and twice at once there is one invitation', async () => {
  const key = { headers: { [idempotencyKeyHeader]: randomUUID() } };
  const client = api.client(owner.token);
  const request = {
    params: { businessID: business },
    body: { email: invited.email, role: 'member' },
  } as const;
  const answers = await Promise.all([1, 2, 3].map(() => client(inviteMember, request, key)));
  expect(new Set(answers.map(({ invitationID }) => invitationID)).size).toBe(1);
  expect(await mailAll()).toHaveLength(1);
  const address = `${randomUUID()}@nobody.example`;
  await Promise.all([owner, admin].map((by) => invite(by, address)));
  expect(await openOf()).toHaveLength(2);
});

test('of two who use an invitation up at once one does', async () => {
  const token = await tokenFor(invited.email);
  const [open] = (await openOf()) ?? [];
  const outcomes = await Promise.allSettled([
    accept(invited, token),
    revoke(owner, open?.invitationID ?? ''),
    api.call(declineInvitation, { params: { token } }),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(invited.id in (await rolesIn(business))).toBe(outcomes[0].status === 'fulfilled');
});

test('an address gets no more than five mails of a business a day, and a person sends fifty', async () => {
  const { invitationID } = await invite(owner, invited.email);
  for (let again = 2; again <= 5; again += 1) await resend(owner, invitationID);
  const tooMany = { status: 429 };
  await expect(resend(owner, invitationID)).rejects.toMatchObject(tooMany);
  await expect(invite(owner, invited.email)).rejects.toMatchObject(tooMany);
  await revoke(owner, invitationID);
  await expect(invite(admin, invited.email)).rejects.toMatchObject(tooMany);
  await invite(owner, `${randomUUID()}@nobody.example`);
  await age('mails = 50');
  await expect(invite(owner, `${randomUUID()}@nobody.example`)).rejects.toMatchObject(tooMany);
  await invite(admin, `${randomUUID()}@nobody.example`);
  await age(`created_at = now() - interval '25 hours', mailed_at = now() - interval '25 hours'`);
  await invite(owner, `${randomUUID()}@nobody.example`);
});

test('no more than fifty invitations of a business wait', async () => {
  const rows = Array.from({ length: 50 }, (_, index) => ({
    business_id: business,
    invited_by: owner.id,
    email: `${index}@nobody.example`,
    role: 'member' as const,
    language: 'en' as const,
    created_at: new Date(Date.now() - 48 * 3_600_000),
  }));
  await api.db.insertInto('business_invitations').values(rows).execute();
  await expect(invite(admin, invited.email)).rejects.toMatchObject({ status: 409 });
});

test('a business without an owner takes nobody in', async () => {
  const token = await tokenFor(invited.email, 'member', admin);
  await api.pool.query('DELETE FROM business_members WHERE person_id = $1', [owner.id]);
  await expect(accept(invited, token)).rejects.toMatchObject(gone);
});
