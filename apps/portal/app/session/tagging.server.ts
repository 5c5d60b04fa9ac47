import type { Call, CallOptions, Client, Input } from '@kontor/contract';
import type { TagCollector } from './page-tags.ts';

/**
 * The client; it collects the tags of its answers. After a call that fails, or an answer without tags, the page must not be
 * cached.
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
