/** What clock and calendar of a place show. */
export interface LocalTime {
  /** YYYY-MM-DD */
  day: string;
  /** Whole minutes after midnight. */
  minutes: number;
  /** Of the minute. */
  seconds: number;
}

const minute = 60_000;

/** Whether dates can be told by it. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The time it is somewhere. */
export function localTime(timeZone: string, moment: Date): LocalTime {
  const parts = formatOf(timeZone).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: `${of('year')}-${of('month')}-${of('day')}`,
    minutes: Number(of('hour')) * 60 + Number(of('minute')),
    seconds: Number(of('second')),
  };
}

/** When it is so many minutes after midnight of a day there; undefined where clocks are put forward over it. */
export function momentAt(timeZone: string, day: string, minutes: number): Date | undefined {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * minute;
  let guess = asUtc;
  // The second guess takes the offset of the right side of a change of clocks.
  for (let guesses = 0; guesses < 3; guesses += 1) {
    const shown = localTime(timeZone, new Date(guess));
    const missed = asUtc - (Date.parse(`${shown.day}T00:00:00Z`) + shown.minutes * minute);
    if (missed === 0) return new Date(guess);
    guess += missed;
  }
  return undefined;
}

/** Made once for each zone: making one takes longer than telling a time by it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });
  // There are some six hundred zones, but a name may be written in any letter case.
  if (formats.size >= 1_000) formats.clear();
  formats.set(timeZone, made);
  return made;
}
