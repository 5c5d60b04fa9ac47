import { IndustryIcon } from '@kontor/ui';
import { LanguageLinks } from '@kontor/web/frame/language-links';
import { ThemeSwitch } from '@kontor/web/frame/theme-switch';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowRight,
  BookOpen,
  ChevronDown,
  House,
  Layers,
  LogIn,
  LogOut,
  MessageCircleQuestionMark,
  ShieldCheck,
  UserPlus,
  UserRound,
} from 'lucide-react';
import { contactPath } from '../contact/contact-address.ts';
import { industriesAddress } from '../industries/industries-address.ts';
import { myProfilePath } from '../person/person-address.ts';
import { searchAddress } from '../search/search-query.ts';
import { useSession } from '../session/session-context.tsx';
import { useAccountAddress } from '../session/use-account-address.ts';
import { usePortal } from '../session/use-portal.ts';
import { tipsPath } from '../tips/tips.ts';
import { useAccount } from './use-account.ts';

/** The menu's groups (checklist 29–33), as far as there is something behind their entries. */
export function MobileMenuEntries() {
  const { t } = useLingui();
  const { industries, theme } = usePortal();
  const { login, register, security } = useAccountAddress();
  const { signOut } = useSession();
  const account = useAccount();
  return (
    <nav className="s-menu-entries" aria-label={t`Main menu`}>
      {account ? (
        <section>
          <div className="s-menu-account">
            <img src={account.photo} width="52" height="52" alt="" />
            <b>{account.name}</b>
          </div>
          <h2 className="s-menu-group">
            <Trans>ACCOUNT</Trans>
          </h2>
          <a className="s-menu-entry" href={myProfilePath}>
            <UserRound size={22} />
            <Trans>My account</Trans>
          </a>
        </section>
      ) : (
        <section className="s-for-visitors">
          <h2 className="s-menu-group">
            <Trans>ACCOUNT</Trans>
          </h2>
          <a className="s-menu-entry" href={login}>
            <LogIn size={22} />
            <Trans>Login</Trans>
          </a>
          <a className="s-menu-entry" href={register}>
            <UserPlus size={22} />
            <Trans>Register</Trans>
          </a>
        </section>
      )}
      <section>
        <h2 className="s-menu-group">
          <Trans>MAIN MENU</Trans>
        </h2>
        <a className="s-menu-entry" href="/">
          <House size={22} />
          <Trans>Home</Trans>
        </a>
        <a className="s-menu-entry" href={tipsPath}>
          <BookOpen size={22} />
          <Trans>Articles</Trans>
        </a>
        <details>
          <summary className="s-menu-entry">
            <Layers size={22} />
            <Trans>Industries</Trans>
            <ChevronDown className="s-menu-arrow" size={20} />
          </summary>
          <a className="s-menu-entry s-menu-inner s-menu-all" href={industriesAddress()}>
            <Trans>All industries</Trans>
            <ArrowRight size={18} />
          </a>
          {industries.map(({ key, name }) => (
            <a className="s-menu-entry s-menu-inner" key={key} href={searchAddress({ industry: key })}>
              <IndustryIcon industry={key} />
              {name}
            </a>
          ))}
        </details>
      </section>
      <section>
        <h2 className="s-menu-group">
          <Trans>SUPPORT</Trans>
        </h2>
        <a className="s-menu-entry" href={contactPath}>
          <MessageCircleQuestionMark size={22} />
          <Trans>Contact us</Trans>
        </a>
      </section>
      <section className="s-for-people">
        <a className="s-menu-entry" href={security}>
          <ShieldCheck size={22} />
          <Trans>Account security</Trans>
        </a>
        <button type="button" className="s-menu-entry s-menu-logout" onClick={signOut}>
          <LogOut size={22} />
          <Trans>Logout</Trans>
        </button>
      </section>
      <div className="s-menu-foot">
        <LanguageLinks />
        <ThemeSwitch theme={theme} />
      </div>
    </nav>
  );
}
