import { CallError, type Client, type Suggestion, suggest } from '@kontor/contract';

/** Completions for a text; none when the API gives no answer or the question was withdrawn. */
export async function suggestionsFor(q: string, call: Client, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    return (await call(suggest, { query: { q } }, { signal })).items;
  } catch (error) {
    if (signal.aborted || error instanceof CallError) return [];
    throw error;
  }
}
