import { Search } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useProducts } from './products-context.ts';
import { changeView } from './table-view.ts';
// Without the rest of the fields, which come with the dialogs.
import '@kontor/ui/input.css';

/** How long nothing was typed before it is searched for. */
const pause = 300;

/** The search of the table: it searches as one types, and `/` leads to it from everywhere on the page. */
export function TableSearch() {
  const { t } = useLingui();
  const { view, show } = useProducts();
  const input = useRef<HTMLInputElement>(null);
  // While somebody types, what they typed stands there, and not yet in the address.
  const [typed, setTyped] = useState<string>();
  const latest = useRef({ view, show });
  latest.current = { view, show };

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => {
      const { view: now, show: showNow } = latest.current;
      setTyped(undefined);
      // Going back leads to the table before the search, and not to each of its letters.
      if (typed !== now.text) showNow(changeView(now, { text: typed }), { replace: now.text !== '' });
    }, pause);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    function focus(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      const isTyping =
        target instanceof Element && target.closest('input:not([type="checkbox"]), textarea, select');
      if (isTyping || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    }
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);

  return (
    <search className="bp-search">
      <Search size={18} className="bp-search-icon" />
      <input
        ref={input}
        type="search"
        className="k-input"
        aria-label={t`Search products`}
        aria-keyshortcuts="/"
        placeholder={t`Name, category or keyword`}
        maxLength={200}
        value={typed ?? view.text}
        onChange={({ target }) => setTyped(target.value)}
      />
    </search>
  );
}
