import { parseArgs } from 'node:util';

export interface Arguments {
  /** Names of suites; empty for all. */
  suites: string[];
  quick: boolean;
  /** Whether the tables of docs/performance.md are written again. */
  write: boolean;
  businesses: number;
}

const usual = 1_000_000;

/** What was typed behind `npm run bench --`. Throws with a sentence when it means nothing. */
export function readArguments(typed: readonly string[], known: readonly string[]): Arguments {
  const { values, positionals } = parseArgs({
    args: [...typed],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      businesses: { type: 'string' },
    },
  });
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no suite '${unknown}'; there are ${known.join(', ')}.`);
  const businesses = Number(values.businesses ?? (values.quick ? usual / 10 : usual));
  if (!Number.isInteger(businesses) || businesses < 1_000)
    throw new Error('--businesses must be a whole number from 1000 on.');
  return { suites: positionals, quick: values.quick, write: values.write, businesses };
}
