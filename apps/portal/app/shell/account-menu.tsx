import { ChevronDown } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { AccountMenuEntries } from './account-menu-entries.tsx';
import { useAccount } from './use-account.ts';
import './account-menu.css';

/**
 * The account of whoever is signed in, with what can be done about it (checklist 26 and 27). It has its place on every
 * page; style sheets show it to people alone, and its name comes when the page has come to life.
 */
export function AccountMenu() {
  const { t } = useLingui();
  const account = useAccount();
  const name = account?.name;
  const [Entries, setEntries] = useState<typeof AccountMenuEntries>();
  const menu = useRef<HTMLDivElement>(null);
  const location = useLocation();

  // Whenever the person has gone somewhere, the menu closes.
  useEffect(() => {
    if (location && menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [location]);

  // The entries are loaded only when somebody is signed in; if that failed, again when the menu is opened.
  const isMissing = account !== undefined && Entries === undefined;
  const load = useCallback(() => {
    import('./account-menu-entries.tsx').then(
      (loaded) => setEntries(() => loaded.AccountMenuEntries),
      (error: unknown) => console.error('The account menu could not be loaded', error),
    );
  }, []);
  useEffect(() => {
    if (isMissing) load();
  }, [isMissing, load]);

  return (
    <div className="s-for-people">
      <button
        type="button"
        className="k-icon-button s-account"
        popoverTarget="account-menu"
        aria-label={name ? t`Account of ${name}` : t`Account`}
        onClick={isMissing ? load : undefined}
      >
        <span className="s-account-photo">
          {account ? <img src={account.photo} width="34" height="34" alt="" /> : null}
        </span>
        <span className="s-account-name">{name}</span>
        <ChevronDown className="s-account-arrow" size={16} />
      </button>
      <div className="s-account-menu" id="account-menu" popover="auto" ref={menu}>
        <p className="s-account-who">{name}</p>
        {Entries ? <Entries /> : null}
      </div>
    </div>
  );
}
