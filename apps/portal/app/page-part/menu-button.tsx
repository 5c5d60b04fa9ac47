import { Ellipsis, type IconComponent } from '@kontor/ui/icon';
import { lazyPart } from '@kontor/web/lazy-part';
import { Suspense, useRef, useState } from 'react';
import type { MenuItem } from './menu-item.ts';

/** Loaded with the first that is opened. */
const OpenMenu = lazyPart(() => import('./open-menu.tsx'));

interface MenuButtonProps {
  /** What the button and its menu are called. */
  label: string;
  items: readonly MenuItem[];
  className: string;
  Icon?: IconComponent;
}

/** What can be done with one thing: a row, a message, a conversation. The menu is rendered when it is opened. */
export function MenuButton({ label, items, className, Icon = Ellipsis }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // A press outside of an open menu closes it, before it becomes a click of this button.
  const wasOpen = useRef(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={({ detail }) => setOpen(detail === 0 ? !isOpen : !wasOpen.current)}
      >
        <Icon size={18} />
      </button>
      {isOpen ? (
        <Suspense>
          <OpenMenu label={label} items={items} button={button.current} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
