const minute = 60_000;

/** The day and the minutes after midnight it is somewhere. */
export function localTime(timeZone: string, moment: Date): { day: string; minutes: number } {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const day = (['year', 'month', 'day'] as const).map((part) => parts.get(part)).join('-');
  return { day, minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) };
}

/** When it is so many minutes after midnight of a day there; undefined where clocks are put forward over it. */
export function momentAt(timeZone: string, day: string, minutes: number): Date | undefined {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * minute;
  let guess = asUtc;
  // The second time takes the offset of the right side of a change of clocks.
  for (let time = 0; time < 2; time += 1) {
    const shown = localTime(timeZone, new Date(guess));
    guess += asUtc - (Date.parse(`${shown.day}T00:00:00Z`) + shown.minutes * minute);
  }
  const found = localTime(timeZone, new Date(guess));
  return found.day === day && found.minutes === minutes ? new Date(guess) : undefined;
}
