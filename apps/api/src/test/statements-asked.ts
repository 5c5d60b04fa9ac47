import { statementsOf } from '@kontor/database/testing/statements';

/** Asked by the clock, whatever is called, and of queues when what is known of them is old. */
const byTheClock = /businesses_with_proof_ended|announce_likes|jobs\.queue\b/;

/** The statements the database gets for calls that `work` makes, without those the api sends by itself now and then. */
export async function statementsAsked(work: () => Promise<unknown>): Promise<string[]> {
  return (await statementsOf(work)).filter((text) => !byTheClock.test(text));
}
