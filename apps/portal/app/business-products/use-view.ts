import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { readView, type TableView, writeView } from './table-view.ts';

interface ShownView {
  view: TableView;
  /** Its address, for links. */
  addressOf: (view: TableView) => string;
  /** Shows another view; `replace` where going back should not lead to this one. */
  show: (view: TableView, how?: { replace: boolean }) => void;
}

/** What of the table the address asks for. */
export function useView(): ShownView {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => readView(query), [query]);
  return {
    view,
    addressOf: (wanted) => pathname + writeView(wanted),
    show(wanted, { replace } = { replace: false }) {
      navigate(pathname + writeView(wanted), { replace, preventScrollReset: true });
    },
  };
}
