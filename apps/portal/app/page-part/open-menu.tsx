import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { MenuItem } from './menu-item.ts';
import './menu.css';

interface OpenMenuProps {
  label: string;
  items: readonly MenuItem[];
  button: HTMLElement | null;
  onClose: () => void;
}

const gap = 4;
const choices = '[role^="menuitem"]:not(:disabled)';

/** Above everything, below its button or above that where there is no room; arrows walk, Escape and scrolling close (WAI-ARIA menu button). */
export default function OpenMenu({ label, items, button, onClose }: OpenMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    const own = menu.current;
    if (!own || !button) return;
    own.showPopover();
    const at = button.getBoundingClientRect();
    const below = at.bottom + gap;
    const fits = below + own.offsetHeight <= innerHeight;
    own.style.top = `${fits ? below : Math.max(gap, at.top - gap - own.offsetHeight)}px`;
    own.style.left = `${Math.max(gap, at.right - own.offsetWidth)}px`;
    own.querySelector<HTMLElement>(choices)?.focus({ preventScroll: true });
    const heard = new AbortController();
    // The page scrolls below it, and the menu would stay where it is. The last of a scroll before may still come.
    function follow() {
      if (button?.getBoundingClientRect().top !== at.top) own?.hidePopover();
    }
    addEventListener('scroll', follow, { signal: heard.signal, capture: true });
    own.addEventListener('toggle', () => own.matches(':popover-open') || close.current(), {
      signal: heard.signal,
    });
    return () => heard.abort();
  }, [button]);

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(choices)];
    const now = all.findIndex((item) => item.matches(':focus'));
    const next: Record<string, number> = {
      ArrowDown: (now + 1) % all.length,
      ArrowUp: (now - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const place = next[event.key];
    if (event.key === 'Tab' || event.key === 'Escape') {
      // The focus returns to the button, from where Tab goes on.
      if (event.key === 'Escape') event.preventDefault();
      event.currentTarget.hidePopover();
    } else if (place !== undefined) {
      event.preventDefault();
      all[place]?.focus();
    }
  }

  return (
    <div
      ref={menu}
      className="x-menu"
      popover="auto"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={walk}
    >
      {items.map(({ key, text, Icon, to, isDisabled, isChecked }) =>
        typeof to === 'string' ? (
          <a key={key} role="menuitem" href={to}>
            <Icon size={17} />
            {text}
          </a>
        ) : (
          <button
            key={key}
            type="button"
            {...(isChecked === undefined
              ? { role: 'menuitem' }
              : { role: 'menuitemcheckbox', 'aria-checked': isChecked })}
            disabled={isDisabled}
            onClick={() => {
              if (isChecked === undefined) menu.current?.hidePopover();
              to();
            }}
          >
            <Icon size={17} />
            {text}
          </button>
        ),
      )}
    </div>
  );
}
