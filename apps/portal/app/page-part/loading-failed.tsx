import { Button, ErrorNote } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';

interface LoadingFailedProps {
  /** Where it stands in the place of a page, its words are the page's heading. */
  as?: 'h1';
  onRetry: () => void | Promise<void>;
}

/** What a page or a part of it shows where an answer should be and none came (checklist 321). */
export function LoadingFailed({ as, onRetry }: LoadingFailedProps) {
  const { t } = useLingui();
  return (
    <ErrorNote {...(as && { as })} text={t`Error loading data`}>
      <Button size="small" onClick={() => void onRetry()}>
        <Trans>Try again</Trans>
      </Button>
    </ErrorNote>
  );
}
