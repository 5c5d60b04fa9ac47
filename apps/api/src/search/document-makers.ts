import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Reference } from '../reference/reference.ts';
import type { ThreadAnswer, ThreadData, ThreadQuestion } from './document-thread.ts';
import type { Kind } from './kind.ts';
import { documentsOf } from './read-rows.ts';
import { type WordCount, WordCounts } from './word-counts.ts';
import { columnsOf, type DocumentColumns } from './write-documents.ts';

/** Makes documents of rows and counts their words. */
interface DocumentMakers extends AsyncDisposable {
  /** How many calls of `make` keep all of them at work. */
  atOnce: number;
  make(rows: unknown[]): Promise<DocumentColumns>;
  /** The words of all documents that were made; nothing is made after it. */
  counts(): Promise<WordCounts>;
}

/** So many documents are made in the time a thread takes to start. */
const rowsBeforeThreads = 10_000;
/** One processor is left to who reads and writes rows. */
const threadsAtMost = Math.max(1, Math.min(4, availableParallelism() - 1));
/** One at work and one waiting: a thread never waits for rows. */
const askedAtMost = 2;
/** What a thread makes is soon garbage: collected less often, it costs less. */
const youngMegabytes = 96;

/** A thread that answers questions in their order. */
class DocumentThread {
  readonly #worker: Worker;
  readonly #waiting: PromiseWithResolvers<ThreadAnswer>[] = [];
  #failure: unknown;

  constructor(data: ThreadData) {
    this.#worker = new Worker(new URL('./document-thread.ts', import.meta.url), {
      workerData: data,
      // Options of this process may be for its main thread alone.
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
    });
    this.#worker.on('message', (answer: ThreadAnswer) => this.#waiting.shift()?.resolve(answer));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('A thread that makes search documents ended.')));
  }

  #fail(error: unknown): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
  }

  get asked(): number {
    return this.#waiting.length;
  }

  ask(question: ThreadQuestion): Promise<ThreadAnswer> {
    if (this.#failure) return Promise.reject(this.#failure);
    const answer = Promise.withResolvers<ThreadAnswer>();
    this.#waiting.push(answer);
    this.#worker.postMessage(question);
    return answer.promise;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

/**
 * Making documents is most of the work of a rebuild: those of few rows are made here, those of more also in threads.
 */
export function createDocumentMakers(
  kind: Kind,
  reference: Reference,
  { rowsHere = rowsBeforeThreads, maxThreads = threadsAtMost } = {},
): DocumentMakers {
  const counts = new WordCounts();
  const threads: DocumentThread[] = [];
  let rowsMade = 0;

  function makeHere(rows: unknown[]): DocumentColumns {
    const documents = documentsOf(kind, rows, reference);
    for (const document of documents) counts.add(document);
    return columnsOf(documents);
  }

  /** None where all have enough to do. */
  function idlest(): DocumentThread | undefined {
    if (threads.length === 0)
      for (let number = 0; number < maxThreads; number += 1)
        threads.push(new DocumentThread({ kind, reference }));
    const found = threads.reduce((best, thread) => (thread.asked < best.asked ? thread : best));
    return found.asked < askedAtMost ? found : undefined;
  }

  return {
    atOnce: askedAtMost * maxThreads + 1,
    async make(rows) {
      rowsMade += rows.length;
      const thread = rowsMade > rowsHere ? idlest() : undefined;
      return thread ? ((await thread.ask({ rows })) as DocumentColumns) : makeHere(rows);
    },
    async counts() {
      for (const counted of await Promise.all(threads.map((thread) => thread.ask('counts'))))
        counts.addCounted(counted as ReadonlyMap<string, WordCount>);
      return counts;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}
