import type { Call, CallOptions, Client, Input } from '@kontor/contract';
import type { TagCollector } from './page-tags.ts';

/**
 * The client, collecting what its answers depend on as the api says it. A call that fails, or whose answer says nothing of that,
 * leaves a page that must not be cached.
 */
export function tagging(client: Client, collector: TagCollector): Client {
  async function whole<C extends Call>(call: C, input: Input<C>, options?: CallOptions) {
    try {
      const answer = await client.whole(call, input, options);
      if (answer.tags) collector.add(...answer.tags);
      else collector.markUntagged(call.name);
      return answer;
    } catch (error) {
      collector.markIncomplete();
      throw error;
    }
  }
  return Object.assign(
    async <C extends Call>(call: C, input: Input<C>, options?: CallOptions) =>
      (await whole(call, input, options)).data,
    { whole },
  );
}
