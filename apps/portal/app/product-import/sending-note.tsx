import { useLingui } from '@lingui/react/macro';

interface SendingNoteProps {
  /** Which share of the file at hand was sent, 0 to 1; undefined while none is. */
  share: number | undefined;
  problem: string | undefined;
}

/** How far the sending of a file is, or why it failed. */
export function SendingNote({ share, problem }: SendingNoteProps) {
  const { t } = useLingui();
  const percent = Math.round((share ?? 0) * 100);
  return (
    <>
      {problem ? (
        <p className="pi-problem" role="alert">
          {problem}
        </p>
      ) : null}
      {share === undefined ? null : <p role="status" className="k-meta k-number">{t`${percent}% sent`}</p>}
    </>
  );
}
