import type { TranscriptHead as Head, Transcript, TranscriptEntry } from '@kontor/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeclineTexts } from '../message-center/use-decline-texts.ts';
import { sizeText } from '../upload/size-text.ts';
import { TranscriptHead } from './transcript-head.tsx';
import { useMoments } from './use-moments.ts';
import './transcript-document.css';

/** A conversation on paper: its facts, then every message with the fingerprint by which a change of it would be found. */
export default function TranscriptDocument({ transcript }: { transcript: Transcript }) {
  const { head, entries } = transcript;
  return (
    <article className="tr-document">
      <TranscriptHead head={head} />
      <ol className="tr-entries">
        {entries.map((entry) => (
          <li key={entry.messageID}>
            <Entry entry={entry} head={head} />
          </li>
        ))}
      </ol>
    </article>
  );
}

function Entry({ entry, head }: { entry: TranscriptEntry; head: Head }) {
  const { t, i18n } = useLingui();
  const { moment } = useMoments();
  const reasons = useDeclineTexts();
  const { from, author, datetime, content, declined, files, hash } = entry;
  const party = (from === 'S' ? head.sender : head.receiver).name || t`Former member`;
  return (
    <>
      <p className="tr-who">
        <b>{author === undefined || author === party ? party : `${author}, ${party}`}</b>
        <time dateTime={datetime}>{moment(datetime)}</time>
      </p>
      {declined ? <p>{declined === 'other' ? t`Declined` : t`Declined: ${reasons[declined]}`}</p> : null}
      <p className="tr-text">{entry.isRemoved ? <Trans>Removed by moderation</Trans> : content}</p>
      {files?.map((file, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
        <p key={place} className="k-meta">
          {[file.name, sizeText(file.bytes, i18n.locale), file.isRevoked && t`withdrawn`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ))}
      <p className="tr-hash">
        <Trans>Fingerprint {hash}</Trans>
      </p>
    </>
  );
}
