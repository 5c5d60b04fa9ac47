import { Trans, useLingui } from '@lingui/react/macro';
import type { ResultReason } from './view-of-reasons.server.ts';

/** Why this result: by what in it the words were found. */
export function ResultReasons({ reasons }: { reasons: readonly ResultReason[] }) {
  const nameOf = useReasonTexts();
  if (reasons.length === 0) return null;
  const found = reasons.map(({ by, text }) => nameOf[by](text)).join(' · ');
  return (
    <p className="r-why k-meta">
      <Trans>Found by: {found}</Trans>
    </p>
  );
}

function useReasonTexts(): Record<ResultReason['by'], (text: string) => string> {
  const { t } = useLingui();
  return {
    exactName: () => t`exact name`,
    name: (words) => t`name (${words})`,
    place: (place) => t`category ${place}`,
    figure: (figure) => figure,
    nearFigure: (figure) => t`close to ${figure}`,
    text: (words) => t`details (${words})`,
  };
}
