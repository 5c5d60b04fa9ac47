import { ButtonLink, CountryPlate } from '@kontor/ui';
import logo from '@kontor/ui/art/logo-frame.svg';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useNavigation } from 'react-router';
import { brand } from '../brand.ts';
import { searchAddress } from '../search/search-query.ts';
import { useAccountAddress } from '../session/use-account-address.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { usePageHandle } from './page-handle.ts';
import { usePortal } from './use-portal.ts';
import './top-bar.css';

/** Logo, what the page puts into the bar, ways into an account (checklist 23 and 24). */
export function TopBar() {
  const { t } = useLingui();
  const { country } = usePortal();
  const { topBar: InBar, searchLink } = usePageHandle();
  const { login, register } = useAccountAddress();
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
        <div className="s-bar-account">
          {searchLink ? (
            <a className="s-bar-icon" href={searchAddress({})} aria-label={t`Search`}>
              <Search size={22} />
            </a>
          ) : null}
          <ButtonLink variant="frame" href={login}>
            <Trans>Login</Trans>
          </ButtonLink>
          <ButtonLink variant="primary" href={register} className="s-from-992">
            <Trans>Register</Trans>
          </ButtonLink>
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
