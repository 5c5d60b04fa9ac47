import { ChevronDown } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useOwnName } from './use-own-profile.ts';
import './account-menu.css';

/**
 * The account of whoever is signed in, with what can be done about it (checklist 26 and 27). It has its place on every
 * page; style sheets show it to people alone, and name and photo come when the page has come to life.
 */
export function AccountMenu() {
  const { t } = useLingui();
  const name = useOwnName();
  const [parts, setParts] = useState<typeof import('./account-menu-entries.tsx')>();
  const menu = useRef<HTMLDivElement>(null);
  const location = useLocation();

  // Whenever the person has gone somewhere, the menu closes.
  useEffect(() => {
    if (location && menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [location]);

  // Photo and entries are loaded only when somebody is signed in; if that failed, again when the menu is opened.
  const isMissing = name !== undefined && parts === undefined;
  const load = useCallback(() => {
    import('./account-menu-entries.tsx').then(setParts, (error: unknown) =>
      console.error('The account menu could not be loaded', error),
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
        <span className="s-account-photo">{parts ? <parts.AccountPhoto size={34} /> : null}</span>
        <span className="s-account-name">{name}</span>
        <ChevronDown className="s-account-arrow" size={16} />
      </button>
      <div className="s-account-menu" id="account-menu" popover="auto" ref={menu}>
        <p className="s-account-who">{name}</p>
        {parts ? <parts.AccountMenuEntries /> : null}
      </div>
    </div>
  );
}
