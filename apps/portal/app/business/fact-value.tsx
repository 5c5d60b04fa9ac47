import { FactSeal } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BusinessPageData } from './business-page-data.ts';
import type { FactName, FactView } from './verified-facts-view.ts';

interface FactValueProps {
  facts: BusinessPageData['facts'];
  /** The checked fact this value belongs to. */
  of: FactName;
  children: ReactNode;
}

/** A value, with a seal when it was checked. */
export function FactValue({ facts, of, children }: FactValueProps) {
  const { t } = useLingui();
  const checked = facts.find(({ fact }) => fact === of);
  const labelOf = ({ sample, checkedOn }: FactView) =>
    sample ? t`Verified (demo)` : t`Checked on ${checkedOn}`;
  return (
    <>
      {children}
      {checked ? <FactSeal label={labelOf(checked)} sample={checked.sample} /> : null}
    </>
  );
}
