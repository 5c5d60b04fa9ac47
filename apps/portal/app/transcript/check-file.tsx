import { listTranscriptKeys } from '@kontor/contract';
import { ErrorNote, FileField } from '@kontor/ui';
import { BadgeCheck } from '@kontor/ui/icon';
import { lazyPart } from '@kontor/web/lazy-part';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import type { TranscriptCheck } from './check-transcript.ts';
import { useMoments } from './use-moments.ts';
import './check-file.css';

/** What shows a conversation is more than what the page tells. */
const TranscriptDocument = lazyPart(() => import('./transcript-document.tsx'));

type Check = TranscriptCheck | { result: 'checking' | 'failed' };

/** A file is chosen, and the browser says whether it is as the portal wrote it; it is sent to nobody. */
export function CheckFile() {
  const { t } = useLingui();
  const { call } = useSession();
  const [check, setCheck] = useState<Check>();

  async function choose(file: File | undefined) {
    if (!file) return setCheck(undefined);
    setCheck({ result: 'checking' });
    try {
      const [{ checkTranscript }, keys, text] = await Promise.all([
        import('./check-transcript.ts'),
        call(listTranscriptKeys, {}),
        file.text(),
      ]);
      setCheck(await checkTranscript(text, keys));
    } catch (error) {
      console.error('A transcript could not be checked', error);
      setCheck({ result: 'failed' });
    }
  }

  return (
    <section className="s-section tr-check" aria-label={t`Check a file`}>
      <FileField
        label={t`Signed conversation file`}
        hint={t`A .json file. Your browser reads it and does not send it anywhere.`}
        accept=".json,application/json"
        texts={{ choose: t`Choose a file`, none: t`No file chosen` }}
        onChoose={(file) => void choose(file)}
      />
      <div aria-live="polite">{check ? <Result check={check} /> : null}</div>
    </section>
  );
}

function Result({ check }: { check: Check }) {
  const { t } = useLingui();
  const { moment } = useMoments();
  switch (check.result) {
    case 'checking':
      return <p>{t`Checking…`}</p>;
    case 'failed':
      return (
        <ErrorNote text={t`The file could not be checked: the public keys cannot be loaded. Try again.`} />
      );
    case 'unreadable':
      return <ErrorNote text={t`This file is not a signed conversation.`} />;
    case 'unsigned':
      return <ErrorNote text={t`This portal did not sign the file, so it proves nothing.`} />;
    case 'changed':
      return <ErrorNote text={changedText(check.entry)} />;
    case 'genuine': {
      const { transcript, signedAt } = check;
      const signed = moment(signedAt);
      return (
        <>
          <p className="tr-genuine">
            <BadgeCheck size={22} />
            <span>
              <b>
                <Trans>Genuine: nothing was changed, left out or added.</Trans>
              </b>{' '}
              <Trans>
                Signed on {signed} by {transcript.head.issuer}.
              </Trans>
            </span>
          </p>
          <Suspense>
            <TranscriptDocument transcript={transcript} />
          </Suspense>
        </>
      );
    }
  }

  function changedText(entry: number | undefined): string {
    if (entry === undefined) return t`The file was changed: it does not end the way it was signed.`;
    if (entry === 0) return t`The file was changed: the facts at the top are not the ones that were signed.`;
    return t`The file was changed: message ${entry} does not match the others.`;
  }
}
