import { IndustryIcon } from '@kontor/ui';
import { ArrowRight, ChevronDown, Layers, LogIn, ShieldCheck, UserPlus } from '@kontor/ui/icon';
import { LanguageLinks } from '@kontor/web/frame/language-links';
import { ThemeSwitch } from '@kontor/web/frame/theme-switch';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { industriesAddress } from '../industries/industries-address.ts';
import { searchAddress } from '../search/search-address.ts';
import { useAccountAddress } from '../session/use-account-address.ts';
import { usePortal } from '../session/use-portal.ts';
import { AccountPhoto } from './account-photo.tsx';
import { listMenuLinks } from './list-menu-links.ts';
import { type MenuEntry, MenuLink } from './menu-link.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { useOwnName } from './use-own-profile.ts';

/** The menu's groups (checklist 29–33), as far as there is something behind their entries. */
export function MobileMenuEntries() {
  const { t } = useLingui();
  const { theme } = usePortal();
  const { login, register, security } = useAccountAddress();
  const name = useOwnName();
  return (
    <nav className="s-menu-entries" aria-label={t`Main menu`}>
      {name ? (
        <section>
          <div className="s-menu-account">
            <AccountPhoto size={52} />
            <b>{name}</b>
          </div>
          <Group title={t`ACCOUNT`} entries={listMenuLinks('mobile-account')} />
        </section>
      ) : (
        <section className="s-for-visitors">
          <Group
            title={t`ACCOUNT`}
            entries={[
              { href: login, text: msg`Login`, icon: LogIn },
              { href: register, text: msg`Register`, icon: UserPlus },
            ]}
          />
        </section>
      )}
      <section>
        <Group title={t`MAIN MENU`} entries={listMenuLinks('mobile-main')} />
        <Industries />
      </section>
      <section>
        <Group title={t`SUPPORT`} entries={listMenuLinks('mobile-support')} />
      </section>
      <section className="s-for-people">
        <Entry href={security} text={msg`Account security`} icon={ShieldCheck} />
        <SignOutButton className="s-menu-entry s-menu-logout" size={22} />
      </section>
      <div className="s-menu-foot">
        <LanguageLinks />
        <ThemeSwitch theme={theme} />
      </div>
    </nav>
  );
}

function Entry(entry: MenuEntry) {
  return <MenuLink className="s-menu-entry" size={22} {...entry} />;
}

function Group({ title, entries }: { title: string; entries: readonly MenuEntry[] }) {
  return (
    <>
      <h2 className="s-menu-group">{title}</h2>
      {entries.map((entry) => (
        <Entry key={entry.href} {...entry} />
      ))}
    </>
  );
}

/** The industries, folded, below the way to the page of all of them. */
function Industries() {
  const { industries } = usePortal();
  return (
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
  );
}
