import { expect, test } from 'vitest';
import { refusedEverywhere, sendRaw, wrongHeaders } from './testing-answers.ts';

/** Tests of what every service refuses, in one's own test file. `origin` is asked when they run. */
export function testRefusals(origin: () => string): void {
  test.each(refusedEverywhere)('%s is refused with every header', async (_, request, status) => {
    const answer = await sendRaw(origin(), request);
    expect(answer.status).toBe(status);
    expect(wrongHeaders(answer.headers)).toEqual([]);
    expect(JSON.parse(answer.body)).toMatchObject({ success: false });
  });
}
