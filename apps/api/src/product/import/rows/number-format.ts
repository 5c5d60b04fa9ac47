import type { TableRow } from '../read/table.ts';

/** Whether numbers that stand as text have a comma before their decimals. */
export interface NumberFormat {
  decimalComma: boolean;
}

const figure = /^[^\d]{0,6}(\d[\d.,' \u00a0\u202f]*)[^\d]*$/;

/**
 * How a table writes decimals, by those of its cells that say so: "1.184,50" and "0,5" have a comma, "1,184.50" and "0.5" a point.
 * Where none says so, a table whose cells are parted by semicolons has commas, as spreadsheets write it.
 */
export function numberFormatOf(
  rows: readonly TableRow[],
  columns: readonly number[],
  separator: string | undefined,
): NumberFormat {
  let commas = 0;
  let points = 0;
  for (const { cells } of rows)
    for (const column of columns) {
      const cell = cells[column];
      const decimal = typeof cell === 'string' ? decimalIn(cell) : undefined;
      if (decimal === ',') commas += 1;
      if (decimal === '.') points += 1;
    }
  return { decimalComma: commas === points ? separator === ';' : commas > points };
}

/** The decimal sign of a text, where it can be told: "1,234" may be either. */
function decimalIn(cell: string): string | undefined {
  const digits = figure.exec(cell.trim())?.[1]?.trim();
  if (!digits) return undefined;
  const [comma, point] = [digits.lastIndexOf(','), digits.lastIndexOf('.')];
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  const sign = comma >= 0 ? ',' : point >= 0 ? '.' : undefined;
  if (!sign) return undefined;
  const parts = digits.split(sign);
  // Groups of three are thousands, or three decimals.
  if (parts.length > 2) return sign === ',' ? '.' : ',';
  return parts[1]?.length === 3 && parts[0] !== '0' ? undefined : sign;
}

const group = "[' \\u00a0\\u202f]";
const byFormat = {
  point: new RegExp(`^-?(?:\\d+|\\d{1,3}(?:(?:,|${group})\\d{3})+)(?:\\.\\d+)?(?:e[+-]?\\d{1,3})?$`),
  comma: new RegExp(`^-?(?:\\d+|\\d{1,3}(?:(?:\\.|${group})\\d{3})+)(?:,\\d+)?$`),
};

/**
 * A number as text, with groups of thousands or without; undefined for what is none. Where both signs stand in it, the last one is before
 * its decimals, however the rest of the table is written.
 */
export function readNumber(text: string, { decimalComma }: NumberFormat): number | undefined {
  const plain = text.trim();
  const [comma, dot] = [plain.lastIndexOf(','), plain.lastIndexOf('.')];
  const isComma = comma >= 0 && dot >= 0 ? comma > dot : decimalComma;
  const [decimal, thousands] = isComma ? [',', '.'] : ['.', ','];
  if (!(isComma ? byFormat.comma : byFormat.point).test(plain)) return undefined;
  return Number(
    plain
      .replaceAll(thousands, '')
      .replaceAll(/[' \u00a0\u202f]/g, '')
      .replace(decimal, '.'),
  );
}
