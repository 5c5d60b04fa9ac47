import type { MouseEvent, ReactNode } from 'react';
import { useProducts } from './products-context.ts';
import type { TableView } from './table-view.ts';

interface ViewLinkProps {
  view: TableView;
  className?: string;
  /** The view is the one that is shown. */
  isOn?: boolean;
  children: ReactNode;
  onShown?: () => void;
}

/** A link to another view of the table; the page stays where it is scrolled to. */
export function ViewLink({ view, className, isOn, children, onShown }: ViewLinkProps) {
  const { addressOf, show } = useProducts();
  return (
    <a
      href={addressOf(view)}
      className={className}
      aria-current={isOn ? 'true' : undefined}
      onClick={(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        show(view);
        onShown?.();
      }}
    >
      {children}
    </a>
  );
}
