import { LogOut } from '@kontor/ui/icon';
import { Trans } from '@lingui/react/macro';
import { useSession } from '../session/session-context.tsx';

interface SignOutButtonProps {
  className: string;
  /** Of its icon, in pixels. */
  size: number;
}

/** The last entry of the menus of people. */
export function SignOutButton({ className, size }: SignOutButtonProps) {
  const { signOut } = useSession();
  return (
    <button type="button" className={className} onClick={signOut}>
      <LogOut size={size} />
      <Trans>Logout</Trans>
    </button>
  );
}
