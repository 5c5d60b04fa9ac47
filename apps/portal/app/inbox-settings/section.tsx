import { Button, ErrorNote, SectionCard, Skeleton } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Loaded } from '../session/use-loaded.ts';

interface SectionProps<T> {
  title: string;
  /** What it is for. */
  text: ReactNode;
  aside?: ReactNode;
  loaded: Loaded<T>;
  children: (data: T) => ReactNode;
}

/** A section of the page, with what stands there until its data are loaded. */
export function Section<T>({ title, text, aside, loaded, children }: SectionProps<T>) {
  const { t } = useLingui();
  const { data, failed, reload } = loaded;
  return (
    <SectionCard title={title} aside={aside}>
      <p className="is-text k-meta">{text}</p>
      {data ? children(data) : null}
      {data === undefined && failed ? (
        <div className="is-part">
          <ErrorNote text={t`Error loading data`}>
            <Button size="small" onClick={reload}>
              <Trans>Try again</Trans>
            </Button>
          </ErrorNote>
        </div>
      ) : null}
      {data === undefined && !failed ? (
        <div className="is-part is-awaited" role="status" aria-label={t`Loading`}>
          <Skeleton lines={3} />
        </div>
      ) : null}
    </SectionCard>
  );
}
