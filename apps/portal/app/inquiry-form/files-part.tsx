import { inquiryLimits } from '@kontor/contract';
import { ErrorNote } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { AttachmentList } from '../attachment/attachment-list.tsx';
import { ConfidentialChoice } from '../attachment/confidential-choice.tsx';
import { FileDrop } from '../attachment/file-drop.tsx';
import type { Attachments } from '../attachment/use-attachments.ts';
import { largestFile } from './largest-file.ts';

interface FilesPartProps {
  attachments: Attachments;
  isConfidential: boolean;
  onConfidential: (isConfidential: boolean) => void;
  /** Why the form cannot be sent with these files. */
  problem: string | undefined;
}

/** Files that go with an inquiry. */
export function FilesPart({ attachments, isConfidential, onConfidential, problem }: FilesPartProps) {
  const { t, i18n } = useLingui();
  const drop = useRef<HTMLDivElement>(null);
  const { files, add } = attachments;
  const count = files.filter(({ stage }) => stage !== 'failed').length;
  const [number, maximum, megabytes] = [count, inquiryLimits.files, largestFile].map((each) =>
    i18n.number(each),
  );
  return (
    <section className="q-part" aria-labelledby="inquiry-files">
      <div className="q-files-head">
        <h2 id="inquiry-files">
          <Trans>Files</Trans>
        </h2>
        <span className="k-meta">{t`${number} of ${maximum} · ${megabytes} MB each`}</span>
      </div>
      <AttachmentList
        attachments={attachments}
        onEmptied={() => drop.current?.querySelector('button')?.focus()}
      />
      {problem ? <ErrorNote text={problem} /> : null}
      <FileDrop onFiles={add} isFull={count >= inquiryLimits.files} place={drop} />
      <ConfidentialChoice isChosen={isConfidential} onChange={onConfidential} />
    </section>
  );
}
