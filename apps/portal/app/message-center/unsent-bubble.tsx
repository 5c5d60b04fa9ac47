import { CircleAlert } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { KindTag } from '../attachment/kind-tag.tsx';
import { sizeText } from '../upload/size-text.ts';
import type { UnsentMessage } from './unsent-messages.ts';
import type { Sending } from './use-sending.ts';
import { useTimes } from './use-times.ts';
import './message-bubble.css';
import './message-file.css';

/** A message on its way, or one that did not arrive, with the way to send it again. */
export function UnsentBubble({ message, sending }: { message: UnsentMessage; sending: Sending }) {
  const { i18n } = useLingui();
  const { time } = useTimes();
  const { files = [] } = message;
  const { sendingKey, retry, discard } = sending;
  const isUnderWay = message.key === sendingKey;
  return (
    <div className={isUnderWay ? 'mc-message mc-own mc-pending' : 'mc-message mc-own mc-unsent'}>
      {message.content ? <p className="mc-text">{message.content}</p> : null}
      {files.length > 0 ? (
        <ul className="mf-list">
          {files.map(({ token, name, bytes }) => (
            <li className="mf" key={token}>
              <KindTag name={name} />
              <span className="mf-text">
                <b>{name}</b>
                <small>{sizeText(bytes, i18n.locale)}</small>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {isUnderWay ? (
        <p className="mc-when">
          <time dateTime={message.writtenAt}>{time(message.writtenAt)}</time>
          {' · '}
          <Trans>Sending…</Trans>
        </p>
      ) : (
        <p className="mc-when">
          <CircleAlert size={15} />
          <Trans>Not sent.</Trans>{' '}
          {message.lacksFile ? (
            <Trans>A file is no longer available. Please write the message again and attach its files.</Trans>
          ) : (
            <>
              <button
                type="button"
                className="mc-link"
                disabled={sendingKey !== undefined}
                onClick={() => retry(message)}
              >
                <Trans>Try again</Trans>
              </button>
              {' · '}
            </>
          )}
          <button type="button" className="mc-link" onClick={() => discard(message)}>
            <Trans>Delete</Trans>
          </button>
        </p>
      )}
    </div>
  );
}
