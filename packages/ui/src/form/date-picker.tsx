import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CalendarDays } from '../icon/icons.gen.ts';
import { type Day, readDay } from './calendar.ts';
import { DateCalendar } from './date-calendar.tsx';
import { Field } from './field.tsx';
import { localDay } from './local-day.ts';
import '../button/button.css';
import './date-picker.css';

interface DatePickerProps {
  label: string;
  name?: string;
  /** The text of the field: `2026-03-12`, or what was typed so far. */
  value: string;
  onChange: (text: string) => void;
  hint?: string;
  error?: string | undefined;
  required?: boolean;
  language: string;
  texts: { open: string; month: string; year: string };
}

/** A day, typed or taken from a calendar of ten years before and after the current one (checklist 115). */
export function DatePicker({ value, onChange, language, texts, ...field }: DatePickerProps) {
  const around = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  // A click on nothing moves no focus.
  useEffect(() => {
    if (!open) return;
    function pointElsewhere({ target }: PointerEvent) {
      if (target instanceof Node && !around.current?.contains(target)) setOpen(false);
    }
    document.addEventListener('pointerdown', pointElsewhere);
    return () => document.removeEventListener('pointerdown', pointElsewhere);
  }, [open]);

  function close() {
    setOpen(false);
    opener.current?.focus();
  }

  function followKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  }

  function leave(event: FocusEvent) {
    if (event.relatedTarget && !around.current?.contains(event.relatedTarget)) setOpen(false);
  }

  /** What was typed becomes the day it names, in one way of writing. */
  function tidy() {
    const day = readDay(value);
    if (day && day !== value) onChange(day);
  }

  function leaveField(event: FocusEvent) {
    tidy();
    leave(event);
  }

  function choose(day: Day) {
    onChange(day);
    close();
  }

  return (
    <div className="k-date" ref={around}>
      <Field
        {...field}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={leaveField}
        placeholder="YYYY-MM-DD"
        autoComplete="off"
        end={
          <button
            type="button"
            ref={opener}
            className="k-icon-button"
            aria-label={texts.open}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            onKeyDown={followKey}
            onBlur={leave}
          >
            <CalendarDays size={20} />
          </button>
        }
      />
      {open ? (
        <div
          className="k-date-calendar"
          role="dialog"
          aria-label={field.label}
          onKeyDown={followKey}
          onBlur={leave}
        >
          <DateCalendar
            chosen={readDay(value)}
            today={localDay()}
            language={language}
            texts={texts}
            onChoose={choose}
          />
        </div>
      ) : null}
    </div>
  );
}
