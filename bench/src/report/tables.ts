import type { Section } from '../suite.ts';
import { boundText, verdictOf } from './checks.ts';
import { figure } from './figure.ts';

type Row = readonly (string | number)[];

function align(columns: readonly string[], rows: readonly Row[]): string {
  const cells = [columns, ...rows.map((row) => row.map(figure))];
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  return lines.join('\n');
}

function markdown(columns: readonly string[], rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = columns.map((_, column) => (column === 0 ? '---' : '---:'));
  return [line(columns), line(rule), ...rows.map((row) => line(row.map(figure)))].join('\n');
}

const checkColumns = ['target', 'measured', 'wanted', 'stretch', 'verdict'];

function checkRows({ checks }: Section): Row[] {
  return checks.map((check) => [
    check.id === '' ? check.what : `${check.id}: ${check.what}`,
    `${figure(check.value)}${check.unit === '' ? '' : ` ${check.unit}`}`,
    boundText(check.target, check.unit),
    check.stretch ? boundText(check.stretch, check.unit) : '',
    verdictOf(check),
  ]);
}

function render(section: Section, table: typeof align, title: (text: string) => string): string {
  const parts = [title(section.title)];
  if (section.rows.length > 0) parts.push(table(section.columns, section.rows));
  if (section.checks.length > 0) parts.push(table(checkColumns, checkRows(section)));
  if (section.notes.length > 0) parts.push(section.notes.join('\n'));
  return parts.join('\n\n');
}

/** A section as it stands in a terminal. */
export function sectionText(section: Section): string {
  return render(section, align, (text) => `${text}\n${'─'.repeat(text.length)}`);
}

/** A section as it stands in docs/performance.md. */
export function sectionMarkdown(section: Section): string {
  return render(section, markdown, (text) => `### ${text}`);
}
