const written = /^((?:19|20)\d\d)[- /.](0[1-9]|1[0-2])[- /.](0[1-9]|[12]\d|3[01])$/;

/**
 * A birth date as it is stored, YYYY-MM-DD (checklist 234): the parts may be separated by '-', space, '/' or '.'. Undefined when
 * it is written otherwise or there is no such day.
 */
export function readBirthDate(text: string): string | undefined {
  const [, year, month, day] = written.exec(text.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  // A day the month does not have runs over into the next one.
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return moment.getUTCDate() === Number(day) ? `${year}-${month}-${day}` : undefined;
}
