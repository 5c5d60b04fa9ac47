import { createRequire } from 'node:module';
import { arch, platform } from 'node:process';

// What the bench uses of the binding, which brings no types of its own with its platform package.

interface Opaque {
  readonly brand?: unique symbol;
}
export type Schema = Opaque;
export type TantivyQuery = Opaque;

export interface Binding {
  SchemaBuilder: new () => {
    addTextField(
      name: string,
      options: { stored?: boolean; tokenizerName?: string; indexOption?: string },
    ): unknown;
    build(): Schema;
  };
  Document: new () => { addText(field: string, text: string): void };
  Index: {
    new (schema: Schema, path: string, reuse: boolean): TantivyIndex;
    open(path: string): TantivyIndex;
  };
  Occur: Record<'Must' | 'Should', unknown>;
  Query: {
    termQuery(schema: Schema, field: string, value: string, indexOption?: string): TantivyQuery;
    regexQuery(schema: Schema, field: string, pattern: string): TantivyQuery;
    fuzzyTermQuery(schema: Schema, field: string, text: string, distance: number): TantivyQuery;
    constScoreQuery(query: TantivyQuery, score: number): TantivyQuery;
    boostQuery(query: TantivyQuery, boost: number): TantivyQuery;
    booleanQuery(parts: { occur: unknown; query: TantivyQuery }[]): TantivyQuery;
  };
}

interface TantivyIndex {
  readonly schema: Schema;
  writer(
    heapBytes: number,
    threads: number,
  ): {
    addDocument(document: InstanceType<Binding['Document']>): unknown;
    commit(): unknown;
    waitMergingThreads(): void;
  };
  reload(): void;
  searcher(): Searcher;
}

interface Searcher {
  readonly numDocs: number;
  search(
    query: TantivyQuery,
    limit: number,
    count: boolean,
  ): { hits: { docAddress: Opaque }[]; count?: number };
  doc(address: Opaque): { getFirst(field: string): unknown };
}

const name = '@oxdev03/node-tantivy-binding';

/** The binding, or undefined where it is not installed: it exists for some platforms only. */
export function loadBinding(): Binding | undefined {
  const require = createRequire(import.meta.url);
  for (const module of [name, `${name}-${platform}-${arch}-gnu`]) {
    try {
      return require(module) as Binding;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')) throw error;
    }
  }
  return undefined;
}
