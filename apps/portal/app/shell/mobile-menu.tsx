import logo from '@kontor/ui/art/logo-frame.svg';
import { Menu, X } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { brand } from '../brand.ts';
import { industriesAddress } from '../industries/industries-address.ts';
import type { MobileMenuEntries } from './mobile-menu-entries.tsx';
import './mobile-menu.css';

/** Below 992 px: the hamburger and the menu that slides in from the left (checklist 22). */
export function MobileMenu() {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const [Entries, setEntries] = useState<typeof MobileMenuEntries>();
  const page = useLocation();

  // Whenever the visitor has gone somewhere, the menu closes.
  useEffect(() => {
    if (page) dialog.current?.close();
  }, [page]);

  function open() {
    dialog.current?.showModal();
    // Most pages are read without the menu: its entries are loaded when it is opened first.
    import('./mobile-menu-entries.tsx').then(
      (loaded) => setEntries(() => loaded.MobileMenuEntries),
      (error: unknown) => {
        console.error('The menu could not be loaded', error);
        location.assign(industriesAddress());
      },
    );
  }

  return (
    <>
      <button
        type="button"
        className="k-icon-button s-bar-icon s-hamburger"
        aria-label={t`Menu`}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Menu size={24} />
      </button>
      <noscript>
        <a
          className="k-icon-button s-bar-icon s-hamburger"
          href={industriesAddress()}
          aria-label={t`Industries`}
        >
          <Menu size={24} />
        </a>
      </noscript>
      <dialog className="s-menu" ref={dialog} aria-label={t`Menu`} closedby="any">
        <div className="s-menu-head">
          <img src={logo} width="127" height="27" alt={brand.name} />
          <button
            type="button"
            className="k-icon-button s-bar-icon"
            aria-label={t`Close`}
            onClick={() => dialog.current?.close()}
          >
            <X size={24} />
          </button>
        </div>
        {Entries ? <Entries /> : null}
      </dialog>
    </>
  );
}
