import { parentPort, workerData } from 'node:worker_threads';
import type { Reference } from '../reference/reference.ts';
import type { Kind } from './kind.ts';
import { documentsOf } from './read-rows.ts';
import { type WordCount, WordCounts } from './word-counts.ts';
import { columnsOf, type DocumentColumns } from './write-documents.ts';

/** What the thread makes documents of. */
export interface ThreadData {
  kind: Kind;
  reference: Reference;
}

/** What it is asked: documents of rows, or at the end what their words count. */
export type ThreadQuestion = { rows: unknown[] } | 'counts';
export type ThreadAnswer = DocumentColumns | ReadonlyMap<string, WordCount>;

const port = parentPort;
const { kind, reference } = workerData as ThreadData;
const counts = new WordCounts();

port?.on('message', (question: ThreadQuestion) => {
  if (question === 'counts') return port.postMessage(counts.counted() satisfies ThreadAnswer);
  const documents = documentsOf(kind, question.rows, reference);
  for (const document of documents) counts.add(document);
  const columns: ThreadAnswer = columnsOf(documents);
  port.postMessage(columns, [columns.words.buffer]);
});
