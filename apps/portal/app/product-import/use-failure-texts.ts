import type { ImportFailure } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';

/** Why a file could not be imported, in words. */
export function useFailureTexts(): Record<ImportFailure, string> {
  const { t } = useLingui();
  return {
    notATable: t`This file is not a table. Save it as CSV or XLSX.`,
    broken: t`The file is damaged. Save it and send it again.`,
    protected: t`The workbook has a password or an old format. Save it as XLSX without a password.`,
    empty: t`The table has no rows below its headings.`,
    tooManyRows: t`The table has more than 10,000 rows. Split it into several files.`,
    tooManyColumns: t`The table has more than 500 columns. Leave some of them out.`,
    tooLarge: t`The table contains too much text. Split it into several files.`,
    brokenZip: t`The ZIP with the pictures is damaged. Pack it again.`,
    gone: t`The file is no longer available. Send it again.`,
    unexpected: t`An unexpected error has occurred. Please try again.`,
  };
}
