import type { BusinessRole } from '@kontor/contract';
import { Tabs } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useManageLinks } from './use-manage-links.ts';

interface ManageTabsProps {
  id: string;
  name: string;
  accessLevel: BusinessRole;
}

/** On the page of a business the ways to what can be managed, in the place of those of its buyers. */
export default function ManageTabs(business: ManageTabsProps) {
  const { t } = useLingui();
  const links = useManageLinks(business);
  return <Tabs label={t`Business`} tabs={links.map((link) => ({ ...link, current: false }))} />;
}
