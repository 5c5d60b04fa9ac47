import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAccountAddress } from '../session/use-account-address.ts';
import { MenuLink } from './menu-link.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { useAccount } from './use-account.ts';
import { usePageLinks } from './use-page-links.ts';
import './account-menu.css';

/**
 * The account of whoever is signed in, with what can be done about it (checklist 26 and 27). It has its place on every
 * page; style sheets show it to people alone, and its name comes when the page has come to life.
 */
export function AccountMenu() {
  const { t } = useLingui();
  const account = useAccount();
  const name = account?.name;
  const { security } = useAccountAddress();
  const entries = usePageLinks()('account-menu', {
    2: { href: security, text: msg`Account security`, icon: ShieldCheck },
  });
  const menu = useRef<HTMLDivElement>(null);
  const location = useLocation();

  // Whenever the person has gone somewhere, the menu closes.
  useEffect(() => {
    if (location && menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [location]);

  return (
    <div className="s-for-people">
      <button
        type="button"
        className="k-icon-button s-account"
        popoverTarget="account-menu"
        aria-label={name ? t`Account of ${name}` : t`Account`}
      >
        <span className="s-account-photo">
          {account ? <img src={account.photo} width="34" height="34" alt="" /> : null}
        </span>
        <span className="s-account-name">{name}</span>
        <ChevronDown className="s-account-arrow" size={16} />
      </button>
      <div className="s-account-menu" id="account-menu" popover="auto" ref={menu}>
        <p className="s-account-who">{name}</p>
        {entries.map((entry) => (
          <MenuLink key={entry.href} className="s-account-entry" size={19} {...entry} />
        ))}
        <SignOutButton className="s-account-entry" size={19} />
      </div>
    </div>
  );
}
