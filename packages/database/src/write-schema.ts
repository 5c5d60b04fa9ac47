import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

// Row types are generated from the migrated schema. `--verify` only compares, for the checks.
const { values } = parseArgs({ options: { verify: { type: 'boolean', default: false } } });
const overrides = {
  columns: Object.fromEntries(
    [
      'countries',
      'languages',
      'genders',
      'job_positions',
      'business_types',
      'industries',
      'categories',
      'subcategories',
    ]
      .map((table) => [`${table}.names`, 'Names'])
      .concat([
        ['industries.descriptions', 'Names'],
        ['products.specs', 'ColumnType<Spec[], string | undefined, string>'],
      ]),
  ),
};
const options = [
  '--dialect=postgres',
  '--out-file=src/schema.gen.ts',
  '--numeric-parser=number',
  '--date-parser=string',
  '--exclude-pattern=*_search_*',
  `--type-mapping=${JSON.stringify({ int8: 'number' })}`,
  `--custom-imports=${JSON.stringify({ Names: './names.ts', Spec: './names.ts' })}`,
  `--overrides=${JSON.stringify(overrides)}`,
  ...(values.verify ? ['--verify'] : []),
];
const { status } = spawnSync('kysely-codegen', options, {
  cwd: new URL('..', import.meta.url),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
