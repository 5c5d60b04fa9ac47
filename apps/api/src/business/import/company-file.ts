import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type CompanyFields, companyColumns } from './check-company.ts';

/** Test data: a correct row of a company file, with the given fields instead. */
export function aCompany(fields: Partial<CompanyFields> = {}): CompanyFields {
  return {
    company_name: 'Northgate Bearings Ltd',
    business_type_guess: 'MA',
    country_iso2: 'GB',
    state: 'Surrey',
    city: 'Guildford',
    address: '4 Mill Lane, GU1 3BB',
    website: 'https://northgate.example.com',
    industry_key_guess: '0006',
    category_guess: 'Bearings',
    product_text: 'ball bearings; roller bearings',
    source: 'A register',
    licence: 'CC0-1.0',
    ...fields,
  };
}

export function csvLine(values: readonly string[]): string {
  return values
    .map((value) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value))
    .join(',');
}

export function csvOfCompanies(companies: CompanyFields[]): string {
  const rows = companies.map((company) => companyColumns.map((column) => company[column]));
  return [companyColumns, ...rows].map((row) => `${csvLine(row)}\n`).join('');
}

/** Writes a file into a new folder of its own and answers its path; both are gone after the test. */
export async function aFile(content: string | Buffer, name = 'companies.csv'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-import-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}
