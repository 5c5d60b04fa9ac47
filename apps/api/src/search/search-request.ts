import type { Engine } from './engine.ts';
import type { Kind } from './kind.ts';
import { createLookUp } from './look-up.ts';
import type { LookUp, Planned } from './plan.ts';

/** What is known in a request of the words of a kind. */
interface AskedWords {
  lookUp: LookUp;
  planned: Map<string, Promise<Planned>>;
}

/** The engine as one request asks it: what it was told once is not asked again, whichever tab or list it is for. */
export interface SearchRequest extends Engine {
  words: Record<Kind, AskedWords>;
}

export function createSearchRequest(engine: Engine): SearchRequest {
  const asked = (kind: Kind): AskedWords => ({ lookUp: createLookUp(engine, kind), planned: new Map() });
  return {
    ...engine,
    words: { business: asked('business'), product: asked('product'), person: asked('person') },
  };
}

/**
 * Of a question its answer, asked for once in a request.
 * @param ask what its answer depends on is in its parameters, which are plain data
 */
export function onceARequest<Parameters extends readonly unknown[], Answer>(
  ask: (request: SearchRequest, ...parameters: Parameters) => Promise<Answer>,
): typeof ask {
  const answers = new WeakMap<SearchRequest, Map<string, Promise<Answer>>>();
  return (request, ...parameters) => {
    const ofRequest = answers.get(request) ?? new Map<string, Promise<Answer>>();
    answers.set(request, ofRequest);
    const key = JSON.stringify(parameters);
    const answer = ofRequest.get(key) ?? ask(request, ...parameters);
    ofRequest.set(key, answer);
    return answer;
  };
}
