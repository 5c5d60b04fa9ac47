import type { Compilable, CompiledQuery } from 'kysely';
import type { ReadDatabase } from './read-database.ts';

/** Stands for an input while a statement is built. */
class Placeholder {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

interface Built {
  query: CompiledQuery;
  /** Which input stands where in the parameters; other parameters are the statement's own. */
  inputs: (number | undefined)[];
}

/** A row as JSON has it: points in time are text in ISO 8601. */
export type JsonRow<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Entry)[]
    ? JsonRow<Entry>[]
    : Value extends object
      ? { [Key in keyof Value]: JsonRow<Value[Key]> }
      : Value;

/**
 * A hot statement: built by Kysely once and sent with other inputs from then on, its rows handed over as JSON. Building
 * a statement and reading its columns one by one cost more than half of what a read by primary key costs in all
 * (docs/performance.md). `build` may hand its inputs to the query only as they are, and must not look at them: what
 * depends on them is two statements.
 */
export function statement<Inputs extends unknown[], Row>(
  build: (db: ReadDatabase, ...inputs: Inputs) => Compilable<Row>,
): (db: ReadDatabase, ...inputs: Inputs) => Promise<JsonRow<Row>[]> {
  let built: Built | undefined;

  function buildOnce(db: ReadDatabase, count: number): Built {
    const placeholders = Array.from({ length: count }, (_, index) => new Placeholder(index));
    const query = build(db, ...(placeholders as unknown[] as Inputs)).compile();
    const inputs = query.parameters.map((value) => (value instanceof Placeholder ? value.index : undefined));
    // A plain projection of a subquery keeps the subquery's order.
    return {
      query: { ...query, sql: `SELECT row_to_json(built) AS row FROM (${query.sql}) AS built` },
      inputs,
    };
  }

  return async (db, ...values) => {
    built ??= buildOnce(db, values.length);
    const { query, inputs } = built;
    const parameters = inputs.map((input, at) =>
      input === undefined ? query.parameters[at] : values[input],
    );
    const sent = { ...query, parameters } as CompiledQuery<{ row: JsonRow<Row> }>;
    const { rows } = await db.executeQuery(sent);
    return rows.map(({ row }) => row);
  };
}
