import { ButtonLink, CountryPlate } from '@kontor/ui';
import logo from '@kontor/ui/art/logo-frame.svg';
import { Search } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigation } from 'react-router';
import { brand } from '../brand.ts';
import { MessagesIcon } from '../message-center/messages-icon.tsx';
import { NotificationsIcon } from '../notification/notifications-icon.tsx';
import { usePageHandle } from '../page-part/page-handle.ts';
import { searchAddress } from '../search/search-address.ts';
import { useAccountAddress } from '../session/use-account-address.ts';
import { usePortal } from '../session/use-portal.ts';
import { AccountMenu } from './account-menu.tsx';
import { MenuLink } from './menu-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { usePageLinks } from './use-page-links.ts';
import './top-bar.css';

/** Logo, what the page puts into the bar, ways into an account or the account of who is signed in (checklist 23–27). */
export function TopBar() {
  const { t } = useLingui();
  const { country } = usePortal();
  const { topBar: InBar, withoutSearchLink, within } = usePageHandle();
  const { login, register } = useAccountAddress();
  const { pathname } = useLocation();
  const linksIn = usePageLinks();
  const waiting = useNavigation().state !== 'idle';
  return (
    <header className="s-bar">
      <div className="s-bar-row">
        <MobileMenu />
        <a className="s-brand" href="/">
          <img src={logo} width="141" height="30" alt={brand.name} />
          <CountryPlate code={country.code} />
          <span className="k-hidden">{country.name}</span>
        </a>
        <nav className="s-bar-ways s-for-people" aria-label={t`Main menu`}>
          {linksIn('bar').map((link) => (
            <MenuLink
              key={link.href}
              className="s-bar-way"
              size={18}
              current={pathname === link.href ? 'page' : within === link.href ? 'true' : undefined}
              {...link}
            />
          ))}
        </nav>
        <div className="s-bar-account">
          {withoutSearchLink ? null : (
            <a className="k-icon-button s-bar-icon" href={searchAddress({})} aria-label={t`Search`}>
              <Search size={22} />
            </a>
          )}
          <ButtonLink variant="frame" href={login} className="s-for-visitors">
            <Trans>Login</Trans>
          </ButtonLink>
          <ButtonLink variant="primary" href={register} className="s-from-992 s-for-visitors">
            <Trans>Register</Trans>
          </ButtonLink>
          <MessagesIcon />
          <NotificationsIcon />
          <AccountMenu />
        </div>
        {waiting ? <div className="s-progress" /> : null}
      </div>
      {InBar ? (
        <div className="s-bar-search">
          <InBar />
        </div>
      ) : null}
    </header>
  );
}
