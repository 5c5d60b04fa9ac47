/** A row that was not taken, by the number of its first line in the file. */
export interface Refusal {
  line: number;
  reasons: string[];
}

/** What an import did. `rows` = new + changed + unchanged + refused. */
export interface ImportReport {
  file: string;
  rows: number;
  new: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** The refused rows in the order of the file; at most 10,000. */
  refusals: Refusal[];
  milliseconds: number;
}

const maximumRefusals = 10_000;

export function createReport(file: string): ImportReport {
  return { file, rows: 0, new: 0, changed: 0, unchanged: 0, refused: 0, refusals: [], milliseconds: 0 };
}

export function refuse(report: ImportReport, refusal: Refusal): void {
  report.refused += 1;
  if (report.refusals.length < maximumRefusals) report.refusals.push(refusal);
}

/** The report as lines of text. */
export function printReport(report: ImportReport): string {
  const count = (number: number) => number.toLocaleString('en').padStart(9);
  const left = report.refused - report.refusals.length;
  return [
    ...report.refusals.map(({ line, reasons }) => `line ${line}: ${reasons.join('; ')}`),
    ...(left > 0 ? [`and ${left.toLocaleString('en')} more`] : []),
    `${report.file}, ${(report.milliseconds / 1000).toFixed(1)} s`,
    `${count(report.rows)} rows`,
    `${count(report.new)} new`,
    `${count(report.changed)} changed`,
    `${count(report.unchanged)} unchanged`,
    `${count(report.refused)} refused`,
  ].join('\n');
}
