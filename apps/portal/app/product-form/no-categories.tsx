import { Button, ErrorNote } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** In the place of a choice of categories that could not be loaded. */
export function NoCategories({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <ErrorNote text={t`The categories could not be loaded.`}>
      <Button size="small" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </ErrorNote>
  );
}
