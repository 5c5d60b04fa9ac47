import type { Client } from 'pg';
import type { SearchedKind } from '../query-set.ts';

export interface Document {
  id: string;
  /** Words with a space between them; words of the name marked `=`, filters marked `@`. */
  words: string;
}

const batch = 5_000;

/** All documents with all their words, the best score first, so that every engine holds the same rows and words. */
export async function* readDocuments(client: Client, kind: SearchedKind): AsyncGenerator<Document> {
  await client.query('BEGIN');
  await client.query(
    `DECLARE documents NO SCROLL CURSOR FOR SELECT id, array_to_string(tsvector_to_array(words), ' ') AS words
     FROM whole_${kind} ORDER BY score DESC, id`,
  );
  for (;;) {
    const { rows } = await client.query<Document>(`FETCH ${batch} FROM documents`);
    yield* rows;
    if (rows.length < batch) break;
  }
  await client.query('COMMIT');
}
