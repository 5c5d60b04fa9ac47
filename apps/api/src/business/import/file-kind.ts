import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { type Company, type CompanyFields, checkCompany, companyColumns } from './check-company.ts';
import {
  checkEmployeeBand,
  type EmployeeBand,
  type EmployeeBandFields,
  employeeBandColumns,
} from './check-employee-band.ts';
import { FileError } from './file-error.ts';
import { findFirstLines } from './first-lines.ts';
import type { Reference } from './read-reference.ts';
import { writeCompanies } from './write-companies.ts';
import { writeEmployeeBands } from './write-employee-bands.ts';

interface BatchResult {
  new: number;
  changed: number;
  unchanged: number;
  refusals: { line: number; reasons: string[] }[];
  /** Businesses that were added or may look different now. */
  businessIds: string[];
}

/** Takes the rows of one file, one after the other, and gives them back in batches that can be written. */
export interface RowTaker {
  /** Checks a row by itself and holds it for the next batch; answers why it is refused, nothing when it was accepted. */
  take(fields: Record<string, string>, line: number): string[];
  /** Number of rows that wait for the next batch. */
  size(): number;
  /** Answers what writes the waiting rows; a row whose company stood in the file before is refused there. */
  nextBatch(): (trx: Transaction<DB>, now: Date) => Promise<BatchResult>;
}

/** The taker for files with these columns. @throws FileError when no kind of file has them */
export function createRowTaker(file: string, header: string[], reference: Reference): RowTaker {
  const has = (columns: readonly string[]) =>
    columns.length === header.length && columns.every((column) => header.includes(column));
  if (has(companyColumns)) return takeCompanies(reference);
  if (has(employeeBandColumns)) return takeEmployeeBands(reference);
  const known = [companyColumns, employeeBandColumns].map((columns) => columns.join(','));
  throw new FileError(`${file} cannot be imported: its first line must be ${known.join(' or ')}.`);
}

interface Checked<Item> {
  line: number;
  item: Item;
}

interface Kind<Item> {
  check(fields: Record<string, string>, line: number): Item | string[];
  /** What two rows of one file must not have in common. */
  keyOf(item: Item): string;
  write(trx: Transaction<DB>, batch: Checked<Item>[], now: Date): Promise<BatchResult>;
}

function takeRows<Item extends object>({ check, keyOf, write }: Kind<Item>): RowTaker {
  let waiting: Checked<Item>[] = [];

  async function writeFirst(trx: Transaction<DB>, batch: Checked<Item>[], now: Date): Promise<BatchResult> {
    const keyed = batch.map((row) => ({ ...row, key: keyOf(row.item) }));
    const firstLines = await findFirstLines(trx, keyed);
    const rows = keyed.map((row) => ({ ...row, first: firstLines.get(row.key) }));
    const repeats = rows
      .filter(({ line, first }) => line !== first)
      .map(({ line, first }) => ({ line, reasons: [`same company as line ${first}`] }));
    const result = await write(
      trx,
      rows.filter(({ line, first }) => line === first),
      now,
    );
    return { ...result, refusals: [...result.refusals, ...repeats] };
  }

  return {
    take(fields, line) {
      const item = check(fields, line);
      if (Array.isArray(item)) return item;
      waiting.push({ line, item });
      return [];
    },
    size: () => waiting.length,
    nextBatch() {
      const batch = waiting;
      waiting = [];
      return (trx, now) => writeFirst(trx, batch, now);
    },
  };
}

function takeCompanies(reference: Reference): RowTaker {
  const licences = new Map<string, { licence: string; line: number }>();

  function check(fields: Record<string, string>, line: number): Company | string[] {
    const company = checkCompany(fields as CompanyFields, reference);
    if (Array.isArray(company)) return company;
    const { source, licence } = company;
    const first = licences.get(source) ?? { licence, line };
    if (first.licence !== licence) return [`licence differs from line ${first.line} of the same source`];
    licences.set(source, first);
    return company;
  }

  async function write(trx: Transaction<DB>, batch: Checked<Company>[], now: Date): Promise<BatchResult> {
    const companies = batch.map(({ item }) => item);
    const { added, changed, unchanged } = await writeCompanies(trx, companies, now);
    return {
      new: added.length,
      changed: changed.length,
      unchanged,
      refusals: [],
      businessIds: [...added, ...changed],
    };
  }

  return takeRows({ check, keyOf: (company) => company.business_id, write });
}

function takeEmployeeBands(reference: Reference): RowTaker {
  async function write(
    trx: Transaction<DB>,
    batch: Checked<EmployeeBand>[],
    now: Date,
  ): Promise<BatchResult> {
    const bands = batch.map(({ item }) => item);
    const { unmatched, changed, businessIds } = await writeEmployeeBands(trx, bands, now);
    return {
      new: 0,
      changed: changed.length,
      unchanged: batch.length - changed.length - unmatched.length,
      refusals: unmatched.map((index) => ({
        line: (batch[index] as Checked<EmployeeBand>).line,
        reasons: ['no company imported from the UK Gender Pay Gap Service has this name and country'],
      })),
      businessIds,
    };
  }

  return takeRows({
    check: (fields) => checkEmployeeBand(fields as EmployeeBandFields, reference),
    keyOf: (band) => `${band.country_code} ${band.folded_name}`,
    write,
  });
}
