import { type ReactNode, useId, useState } from 'react';
import { ChevronDown, ChevronUp } from '../icon/icons.gen.ts';
import './info-table.css';

export interface InfoRow {
  /** Once in a table. */
  label: string;
  value: ReactNode;
  /** Top-aligned; text is when it has more than 50 characters. */
  long?: boolean;
}

interface InfoTableProps {
  /** Names the table for assistive technology. */
  caption: string;
  rows: readonly InfoRow[];
  /** Rows shown before "View more". */
  initialRows?: number;
  texts: { more: string; less: string; empty: string };
}

const longText = 50;

/** Labelled values with View more / View less (checklist 114); says so when there are none (checklist 321). */
export function InfoTable({ caption, rows, initialRows = 7, texts }: InfoTableProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (rows.length === 0) return <p className="k-info-empty">{texts.empty}</p>;
  const canFold = rows.length > initialRows + 1;
  return (
    <>
      <table className="k-info" id={id}>
        <caption className="k-hidden">{caption}</caption>
        <tbody>
          {rows.map((row, place) => (
            <tr
              key={row.label}
              className={isLong(row) ? 'k-info-long' : undefined}
              hidden={canFold && !open && place >= initialRows}
            >
              <th scope="row">{row.label}</th>
              <td>{row.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {canFold ? (
        <button
          type="button"
          className="k-info-more"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? texts.less : texts.more}
          {open ? <ChevronUp size={18} /> : <ChevronDown size={18} />}
        </button>
      ) : null}
    </>
  );
}

function isLong({ value, long }: InfoRow): boolean {
  return long ?? (typeof value === 'string' && value.length > longText);
}
