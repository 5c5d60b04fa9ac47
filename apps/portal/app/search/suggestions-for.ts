import { CallError, type Language, type Suggestion, suggest } from '@kontor/contract';
import { apiClient } from '../session/api-client.ts';

/** Completions for a text; none when the API gives no answer or the question was withdrawn. */
export async function suggestionsFor(
  q: string,
  language: Language,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  try {
    return (await apiClient(language)(suggest, { query: { q } }, { signal })).items;
  } catch (error) {
    if (signal.aborted || error instanceof CallError) return [];
    throw error;
  }
}
