import type { BusinessRole } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';

/** What the members of a business are there. */
export function useRoleNames(): Record<BusinessRole, string> {
  const { t } = useLingui();
  return { owner: t`Owner`, admin: t`Administrator`, member: t`Member` };
}
