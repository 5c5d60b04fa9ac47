import { SectionCard } from '@kontor/ui';
import type { ReactNode } from 'react';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
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
  const { data, failed, reload } = loaded;
  return (
    <SectionCard title={title} aside={aside}>
      <p className="is-text k-meta">{text}</p>
      {data ? children(data) : null}
      {data === undefined && failed ? (
        <div className="is-part">
          <LoadingFailed onRetry={reload} />
        </div>
      ) : null}
      {data === undefined && !failed ? <Loading lines={3} className="is-part is-awaited" /> : null}
    </SectionCard>
  );
}
