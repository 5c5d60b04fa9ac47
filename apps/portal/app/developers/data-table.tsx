import type { ReactNode } from 'react';

interface DataTableProps {
  /** Of the two columns. */
  heads: readonly [string, string];
  rows: readonly { key: string; head: ReactNode; value: string }[];
  /** Whether the values are figures. */
  numbers?: boolean;
}

/** A table of two columns: what is spoken of, and what there is to say. */
export function DataTable({ heads, rows, numbers }: DataTableProps) {
  return (
    <table className={numbers ? 'v-table v-numbers' : 'v-table'}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, value }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What has a name in code, after its method or its status. */
export function CodeName({ mark, name }: { mark: string | number; name: string }) {
  return (
    <>
      <span className="v-method">{mark}</span> <code>{name}</code>
    </>
  );
}
