import { ArrowLeft } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { usePageAddress } from '../../visit/use-page-address.ts';
import { requireLogin } from './require-login.server.ts';
import { useEntries } from './use-entries.ts';
import './security-frame.css';

export const middleware = [requireLogin];

/** Every page below is asked for at the service, so that a login that has ended is noticed. */
export function loader() {
  return null;
}

/** The pages of an account's security, one beside the other; on narrow screens each leads back to their overview. */
export default function SecurityFrame() {
  const { t } = useLingui();
  const address = usePageAddress();
  const { pathname } = useLocation();
  const entries = useEntries();
  return (
    <div className="a-security">
      <nav className="a-security-nav" aria-label={t`Account security`}>
        {entries.map(({ path, text, Icon, exact }) => (
          <NavLink key={path} to={address(path)} end={exact ?? false}>
            <Icon size={19} />
            {text}
          </NavLink>
        ))}
      </nav>
      <div className="a-security-page">
        {pathname === '/security' ? null : (
          <Link className="a-security-back" to={address('/security')}>
            <ArrowLeft size={18} />
            <Trans>Account security</Trans>
          </Link>
        )}
        <Outlet />
      </div>
    </div>
  );
}
