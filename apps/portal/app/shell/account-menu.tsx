import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, CircleQuestionMark, LogOut, ShieldCheck, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { helpRequestPath } from '../contact/contact-address.ts';
import { myProfilePath } from '../person/person-address.ts';
import { useSession } from '../session/session-context.tsx';
import { useAccountAddress } from '../session/use-account-address.ts';
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
  const { signOut } = useSession();
  const { security } = useAccountAddress();
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
        className="s-account"
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
        <a className="s-account-entry" href={myProfilePath}>
          <UserRound size={19} />
          <Trans>My profile</Trans>
        </a>
        <a className="s-account-entry" href={security}>
          <ShieldCheck size={19} />
          <Trans>Account security</Trans>
        </a>
        <a className="s-account-entry" href={helpRequestPath}>
          <CircleQuestionMark size={19} />
          <Trans>Need help?</Trans>
        </a>
        <button type="button" className="s-account-entry" onClick={signOut}>
          <LogOut size={19} />
          <Trans>Logout</Trans>
        </button>
      </div>
    </div>
  );
}
