import { beforeEach, expect, it, vi } from 'vitest';
import { NoRenewal } from './renew-tokens.ts';
import { signedInRequests } from './signed-in-request.ts';
import { refusalHeader, refusalOf } from './token-refusal.ts';

const token = vi.fn<() => Promise<string | undefined>>();
const renew = vi.fn<(spent: string) => Promise<string>>();
const end = vi.fn();
/** What the server answers a token; a name is a refusal. */
let answers: Record<string, string>;
const sent: (string | undefined)[] = [];
const send = async (given: string | undefined) => {
  sent.push(given);
  const name = answers[String(given)];
  if (!name) return new Response(`for ${given}`);
  return new Response(name, { status: 401, headers: { [refusalHeader]: refusalOf(name) } });
};
const request = (isRead: boolean) => signedInRequests({ token, renew, end })(send, isRead);
const textOf = async (isRead = true) => (await request(isRead)).text();

beforeEach(() => {
  vi.resetAllMocks();
  sent.length = 0;
  answers = {};
  token.mockResolvedValue('old');
  renew.mockResolvedValue('new');
});

it('a request carries the token, that of a visitor none', async () => {
  expect(await textOf()).toBe('for old');
  token.mockResolvedValue(undefined);
  expect(await textOf()).toBe('for undefined');
  expect(sent).toEqual(['old', undefined]);
  expect(renew).not.toHaveBeenCalled();
});

it.each(['TokenNotFound', 'TokenExpiredError', 'SessionError'])(
  'a token refused as %s is exchanged once, and the request sent once more',
  async (name) => {
    for (const isRead of [true, false]) {
      answers = { old: name };
      sent.length = 0;
      expect(await textOf(isRead)).toBe('for new');
      expect(sent).toEqual(['old', 'new']);
    }
    expect(renew).toHaveBeenCalledTimes(2);
    expect(renew).toHaveBeenCalledWith('old');
    expect(end).not.toHaveBeenCalled();
  },
);

it('a forged token ends the session', async () => {
  answers = { old: 'JsonWebTokenError' };
  expect(await textOf()).toBe('for undefined');
  expect(end).toHaveBeenCalledOnce();
  expect(renew).not.toHaveBeenCalled();
});

it.each([
  ['nothing to renew with', new NoRenewal('none')],
  ['no account service', new TypeError('away')],
])('with %s a page is read as a visitor, and a form is not done as one', async (_, failure) => {
  answers = { old: 'TokenExpiredError' };
  renew.mockRejectedValue(failure);
  expect(await textOf(true)).toBe('for undefined');
  expect(sent).toEqual(['old', undefined]);
  expect((await request(false)).status).toBe(401);
  expect(sent).toEqual(['old', undefined, 'old']);
});

it('nothing is sent a third time with a token', async () => {
  answers = { old: 'TokenExpiredError', new: 'SessionError' };
  expect(await textOf(true)).toBe('for undefined');
  expect(sent).toEqual(['old', 'new', undefined]);
  expect((await request(false)).status).toBe(401);
  expect(sent.slice(3)).toEqual(['old', 'new']);
});

it('while tokens cannot be exchanged a page is read as a visitor, and a form is not sent', async () => {
  token.mockRejectedValue(new TypeError('away'));
  expect(await textOf(true)).toBe('for undefined');
  await expect(request(false)).rejects.toThrow('away');
  expect(sent).toEqual([undefined]);
});

it('an answer of 401 that says nothing of the token is nobody else’s to cure', async () => {
  const plain = async () => new Response(null, { status: 401 });
  expect((await signedInRequests({ token, renew, end })(plain, true)).status).toBe(401);
  expect(renew).not.toHaveBeenCalled();
});
