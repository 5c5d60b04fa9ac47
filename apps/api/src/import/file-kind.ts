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
  /** Checks a row and keeps it for the next batch; answers why it is refused, nothing when it was taken. */
  take(fields: Record<string, string>, line: number): string[];
  /** Number of rows kept for the next batch. */
  size(): number;
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

function takeRows<Item extends object>(
  check: (fields: Record<string, string>, line: number) => Item | string[],
  write: (trx: Transaction<DB>, batch: Checked<Item>[], now: Date) => Promise<BatchResult>,
): RowTaker {
  let kept: Checked<Item>[] = [];
  return {
    take(fields, line) {
      const item = check(fields, line);
      if (Array.isArray(item)) return item;
      kept.push({ line, item });
      return [];
    },
    size: () => kept.length,
    nextBatch() {
      const batch = kept;
      kept = [];
      return (trx, now) => write(trx, batch, now);
    },
  };
}

function takeCompanies(reference: Reference): RowTaker {
  const lines = new Map<string, number>();
  const licences = new Map<string, { licence: string; line: number }>();

  function check(fields: Record<string, string>, line: number): Company | string[] {
    const company = checkCompany(fields as CompanyFields, reference);
    if (Array.isArray(company)) return company;
    const same = lines.get(company.business_id);
    if (same !== undefined) return [`same company as line ${same}`];
    const { source, licence } = company;
    const first = licences.get(source) ?? { licence, line };
    if (first.licence !== licence) return [`licence differs from line ${first.line} of the same source`];
    licences.set(source, first);
    lines.set(company.business_id, line);
    return company;
  }

  return takeRows(check, async (trx, batch, now) => {
    const written = await writeCompanies(
      trx,
      batch.map(({ item }) => item),
      now,
    );
    return {
      new: written.added.length,
      changed: written.changed.length,
      unchanged: written.unchanged,
      refusals: [],
      businessIds: [...written.added, ...written.changed],
    };
  });
}

function takeEmployeeBands(reference: Reference): RowTaker {
  const lines = new Map<string, number>();

  function check(fields: Record<string, string>, line: number): EmployeeBand | string[] {
    const band = checkEmployeeBand(fields as EmployeeBandFields, reference);
    if (Array.isArray(band)) return band;
    const key = `${band.country_code} ${band.folded_name}`;
    const same = lines.get(key);
    if (same !== undefined) return [`same company as line ${same}`];
    lines.set(key, line);
    return band;
  }

  return takeRows(check, async (trx, batch, now) => {
    const bands = batch.map(({ item }) => item);
    const { unmatched, changed, businessIds } = await writeEmployeeBands(trx, bands, now);
    return {
      new: 0,
      changed: changed.length,
      unchanged: batch.length - changed.length - unmatched.length,
      refusals: unmatched.map((index) => ({
        line: (batch[index] as Checked<EmployeeBand>).line,
        reasons: ['no imported company has this name and country'],
      })),
      businessIds,
    };
  });
}
