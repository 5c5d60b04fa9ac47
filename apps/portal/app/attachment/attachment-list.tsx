import { inquiryLimits } from '@kontor/contract';
import { Plural, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { AttachmentRow } from './attachment-row.tsx';
import type { Attachments } from './use-attachments.ts';
import './attachment-list.css';

interface AttachmentListProps {
  attachments: Attachments;
  /** Where the focus goes when the file that had it is removed. */
  onEmptied: () => void;
}

/** Files that are to go with a message; whoever listens is told what becomes of them. */
export function AttachmentList({ attachments, onEmptied }: AttachmentListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const { files, wereTooMany, remove, retry } = attachments;
  const failed = files.filter(({ stage }) => stage === 'failed');
  const ready = files.filter(({ stage }) => stage === 'ready').length;

  function removeAt(place: number, key: string) {
    remove(key);
    const others = list.current?.querySelectorAll<HTMLElement>('.k-icon-button') ?? [];
    const next = others[place + 1] ?? others[place - 1];
    if (next) next.focus();
    else onEmptied();
  }

  return (
    <>
      {files.length > 0 ? (
        <ul ref={list} className="at-list" aria-label={t`Files`}>
          {files.map((file, place) => (
            <AttachmentRow
              key={file.key}
              file={file}
              onRemove={() => removeAt(place, file.key)}
              onRetry={() => retry(file.key)}
            />
          ))}
        </ul>
      ) : null}
      <p className="k-hidden" role="status">
        {files.length > 0 ? <Plural value={ready} one="# file is ready" other="# files are ready" /> : null}{' '}
        {failed.map(({ name, failure }) => `${name}: ${failure}`).join(' ')}
      </p>
      {wereTooMany ? (
        <p className="at-failure" role="alert">
          {t`You can attach up to ${inquiryLimits.files} files to a message. The others were left out.`}
        </p>
      ) : null}
    </>
  );
}
