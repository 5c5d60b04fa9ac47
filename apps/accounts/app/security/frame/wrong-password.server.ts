import type { Refusal } from '../../../src/page/refusal.ts';

/** That the password is not the person's is said at its field. That they are logged in was seen before. */
export function wrongPassword(refusal: Refusal): Refusal {
  if (refusal.problem !== 'Unauthorized') return refusal;
  return { ...refusal, problem: undefined, issues: { password: { code: 'wrongPassword' } } };
}
