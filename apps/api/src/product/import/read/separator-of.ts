import { CsvError, parse } from 'csv-parse/sync';
import { csvOptions } from './csv-options.ts';

const separators = [',', ';', '\t', '|'] as const;
const sampleLength = 64 * 1024;
const sampleRows = 50;

/**
 * What stands between the cells of a text: the separator by which most rows have as many cells as the headings; of several the one
 * that makes more cells.
 */
export function separatorOf(text: string): string {
  const end = text.length > sampleLength ? text.lastIndexOf('\n', sampleLength) : text.length;
  const sample = text.slice(0, end > 0 ? end : sampleLength);
  let best = { separator: ',', score: 0 };
  for (const separator of separators) {
    const score = scoreOf(sample, separator);
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}

function scoreOf(sample: string, separator: string): number {
  const rows = rowsOf(sample, separator).filter((row) => row.some((cell) => cell.trim() !== ''));
  const cells = rows[0]?.length ?? 0;
  if (cells < 2) return 0;
  const alike = rows.filter((row) => row.length === cells).length / rows.length;
  return alike * alike * (1 + Math.log(cells));
}

function rowsOf(sample: string, separator: string): string[][] {
  try {
    return parse(sample, { ...csvOptions, delimiter: separator, to: sampleRows });
  } catch (error) {
    // A cell in quotes may be cut by the end of the sample, and by a wrong separator nothing may fit.
    if (error instanceof CsvError) return [];
    throw error;
  }
}
