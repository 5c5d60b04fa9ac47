import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { textOf } from './reading.ts';

interface PartProps {
  children?: ReactNode;
  'data-label'?: string | undefined;
}

type Part = ReactElement<PartProps>;

/**
 * A table of an article. The first cell heads its row; the others know the heading of their column, which stands before
 * them where there is no room for columns: for two there always is.
 */
export function ArticleTable({ children }: { children?: ReactNode }) {
  const [head, body] = partsOf(children);
  const [names] = partsOf(head?.props.children);
  const labels = partsOf(names?.props.children).map(({ props }) => textOf(props.children));
  return (
    <table className={labels.length > 2 ? 'a-table a-table-wide' : 'a-table'}>
      {head}
      <tbody>{partsOf(body?.props.children).map((row) => cloneElement(row, {}, cellsOf(row, labels)))}</tbody>
    </table>
  );
}

function cellsOf(row: Part, labels: readonly string[]): ReactNode[] {
  return partsOf(row.props.children).map((cell, column) => {
    if (column > 0) return cloneElement(cell, { 'data-label': labels[column] });
    return (
      <th key={cell.key} scope="row">
        {cell.props.children}
      </th>
    );
  });
}

/** Elements alone; line ends of the file stand between them. Each gets a key. */
function partsOf(children: ReactNode): Part[] {
  return Children.toArray(children).filter((child): child is Part => isValidElement<PartProps>(child));
}
