import { Pill } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { BusinessPageData } from './business-page-data.ts';
import { useRoleNames } from './use-role-names.ts';

/** Tells members on the cover that the business is theirs. It appears once it is known who is signed in, and moves nothing. */
export function OwnBusiness({ accessLevel }: Pick<BusinessPageData, 'accessLevel'>) {
  const { t } = useLingui();
  const roles = useRoleNames();
  if (!accessLevel) return null;
  const role = roles[accessLevel];
  return (
    <p className="b-own">
      <Pill tone="info">{t`Your business · ${role}`}</Pill>
    </p>
  );
}
