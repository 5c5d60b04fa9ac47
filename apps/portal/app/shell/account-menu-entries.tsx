import { ShieldCheck } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import { useAccountAddress } from '../session/use-account-address.ts';
import { listMenuLinks } from './list-menu-links.ts';
import { MenuLink } from './menu-link.tsx';
import { SignOutButton } from './sign-out-button.tsx';

export { AccountPhoto } from './account-photo.tsx';

/** What can be done about an account (checklist 27). */
export function AccountMenuEntries() {
  const { security } = useAccountAddress();
  const entries = listMenuLinks('account-menu', {
    3: { href: security, text: msg`Account security`, icon: ShieldCheck },
  });
  return (
    <>
      {entries.map((entry) => (
        <MenuLink key={entry.href} className="s-account-entry" size={19} {...entry} />
      ))}
      <SignOutButton className="s-account-entry" size={19} />
    </>
  );
}
