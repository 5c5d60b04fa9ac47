import { type Database, inTransaction } from '@kontor/database';
import { putAccount } from '../account/put-account.ts';
import type { Language } from '../language.ts';
import { hashPassword } from '../password/hash-password.ts';
import { forgetUntold } from '../person/forget-untold.ts';

/** A person of the demo data who can log in. */
export interface DemoAccount {
  /** The person's id (people.id). */
  id: string;
  /** Below `.example`, so that no mail ever leaves. */
  email: string;
  /** Known to everybody: it stands in what `npm start` prints. */
  password: string;
  firstName: string;
  lastName: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  language: Language;
}

/**
 * Gives people of the demo data confirmed accounts, or brings those they have back to what is given. Their rows in
 * `people` are the demo load's own, so the api is told of none. Whose address somebody else has taken gets none. Throws for
 * an address that may be somebody's, and for a password nobody could choose here.
 * @param power as of `hashPassword`
 */
export async function loadDemoAccounts(db: Database, people: DemoAccount[], power?: number): Promise<void> {
  // Its lists take some megabytes, and most starts have nothing to load.
  const { strengthOf } = await import('../password/strength.ts');
  for (const { email, password, firstName, lastName } of people) {
    if (!/^[a-z0-9.-]+@([a-z0-9-]+\.)*[a-z0-9-]+\.example$/.test(email))
      throw new TypeError(`${email} is no address of a demo person.`);
    const { weakness } = strengthOf(password, [firstName, lastName, email]);
    if (weakness) throw new TypeError(`The password of ${email} is refused: ${weakness}.`);
  }
  for (const person of people) {
    const passwordHash = await hashPassword(person.password, power);
    await inTransaction(db, async (trx) => {
      const isHere = await putAccount(trx, { ...person, countryCode: person.country }, passwordHash);
      if (isHere) await forgetUntold(trx, person.id);
    });
  }
}
