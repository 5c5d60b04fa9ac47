import type { ReportReason } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';

/** Reasons for a report, as people read them. */
export function useReportReasons(): Record<ReportReason, string> {
  const { t } = useLingui();
  return {
    spam: t`Spam or advertising`,
    fraud: t`Fraud or attempted fraud`,
    insult: t`Insult or threat`,
    illegal: t`Illegal goods or content`,
    other: t`Something else`,
  };
}
