import { SectionCard } from '@kontor/ui';
import { Check } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRoleNames } from '../business/use-role-names.ts';

/** What owners, administrators and members may do. */
export function RolesCard() {
  const { t } = useLingui();
  const roles = useRoleNames();
  const rights: [string, owner: boolean, admin: boolean, member: boolean][] = [
    [t`Read messages and products`, true, true, true],
    [t`Profile, products, certificates`, true, true, false],
    [t`Invite and remove members`, true, true, false],
    [t`Change roles, invite and remove administrators`, true, false, false],
    [t`Package and ownership`, true, false, false],
  ];
  return (
    <SectionCard title={t`What each role may do`}>
      <table className="bm-rights">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Permission</Trans>
            </th>
            <th scope="col">{roles.owner}</th>
            <th scope="col">{roles.admin}</th>
            <th scope="col">{roles.member}</th>
          </tr>
        </thead>
        <tbody>
          {rights.map(([right, ...may]) => (
            <tr key={right}>
              <th scope="row">{right}</th>
              {(['owner', 'admin', 'member'] as const).map((role, index) => (
                <td key={role}>{may[index] ? <Yes /> : <Trans>no</Trans>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SectionCard>
  );
}

function Yes() {
  const { t } = useLingui();
  return (
    <span className="bm-yes" role="img" aria-label={t`yes`}>
      <Check size={18} />
    </span>
  );
}
