import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classes } from '../style/classes.ts';
import {
  type Day,
  dayByKey,
  inMonth,
  monthOf,
  weeksOf,
  withinReach,
  yearOf,
  yearsAround,
} from './calendar.ts';
import { ChoiceMenu } from './choice-menu.tsx';
import './date-calendar.css';

interface DateCalendarProps {
  chosen: Day | undefined;
  /** As this visitor's calendar has it. */
  today: Day;
  /** BCP 47; months and weekdays are written in it. */
  language: string;
  texts: { month: string; year: string };
  onChoose: (day: Day) => void;
}

/** A month of days, with menus for month and year; takes the focus when it appears. */
export function DateCalendar({ chosen, today, language, texts, onChoose }: DateCalendarProps) {
  const grid = useRef<HTMLTableElement>(null);
  const thisYear = yearOf(today);
  const [marked, setMarked] = useState(withinReach(chosen ?? today, thisYear));
  const [inGrid, setInGrid] = useState(true);
  const years = yearsAround(thisYear);
  const write = (options: Intl.DateTimeFormatOptions, day: Day) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  const months = Array.from({ length: 12 }, (_, month) =>
    write({ month: 'long' }, inMonth(today, thisYear, month)),
  );

  useEffect(() => {
    if (inGrid && marked) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [inGrid, marked]);

  /** The menus keep the focus while they change the month. */
  function show(day: Day) {
    setInGrid(false);
    setMarked(day);
  }

  function followKey(event: KeyboardEvent) {
    const next = dayByKey(marked, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    setInGrid(true);
    setMarked(withinReach(next, thisYear));
  }

  const [firstWeek = [], ...otherWeeks] = weeksOf(marked);
  return (
    <div className="k-calendar">
      <div className="k-calendar-head">
        <ChoiceMenu
          label={texts.month}
          options={months}
          chosen={monthOf(marked)}
          onChoose={(month) => show(inMonth(marked, yearOf(marked), month))}
        />
        <ChoiceMenu
          label={texts.year}
          options={years.map(String)}
          chosen={years.indexOf(yearOf(marked))}
          onChoose={(place) => show(inMonth(marked, years[place] ?? thisYear, monthOf(marked)))}
        />
      </div>
      <table
        ref={grid}
        className="k-number"
        aria-label={write({ month: 'long', year: 'numeric' }, marked)}
        onKeyDown={followKey}
      >
        <thead>
          <tr>
            {firstWeek.map((day) => (
              <th key={day} scope="col" abbr={write({ weekday: 'long' }, day)}>
                {write({ weekday: 'narrow' }, day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[firstWeek, ...otherWeeks].map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    className={classes('k-day', monthOf(day) !== monthOf(marked) && 'k-day-outside')}
                    tabIndex={day === marked ? 0 : -1}
                    aria-label={write({ dateStyle: 'long' }, day)}
                    aria-pressed={day === chosen}
                    aria-current={day === today ? 'date' : undefined}
                    disabled={withinReach(day, thisYear) !== day}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
