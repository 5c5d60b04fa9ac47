import type { Inquiry } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';

/** That no colleague assigned a conversation; undefined where one did, and where nobody looks after it. */
export function useByRule(assignedBy: Inquiry['assignedBy']): string | undefined {
  const { t } = useLingui();
  if (assignedBy === undefined) return undefined;
  return assignedBy === 'rule' ? t`by rule` : t`by rule, as substitute`;
}
