import { demoId } from './demo-id.ts';
import { readTable } from './tables.ts';

/** The indexes of the businesses that people who can log in work for; each of them is in the small load, too. */
export function employerIndexes(): number[] {
  return readTable<'business'>('logins').flatMap(({ business }) =>
    business === '' ? [] : [Number(business)],
  );
}

/** The ids of these businesses. */
export const employerIds = (): string[] => employerIndexes().map((index) => demoId('business', index));
