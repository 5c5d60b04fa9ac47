import { useLingui } from '@lingui/react/macro';
import type { EditTab } from '../business-manage/manage-address.ts';

interface SectionNames {
  /** Of its tab. */
  tab: string;
  title: string;
}

export function useSectionNames(): Record<EditTab, SectionNames> {
  const { t } = useLingui();
  return {
    general: { tab: t`General`, title: t`General Information` },
    contact: { tab: t`Contact`, title: t`Contact Information` },
    factory: { tab: t`Factory`, title: t`Factory` },
    trade: { tab: t`Trade`, title: t`Trade Capabilities` },
    terms: { tab: t`Terms`, title: t`Business Terms` },
    certificates: { tab: t`Certificates`, title: t`Certificates` },
    media: { tab: t`Media`, title: t`Media` },
  };
}
