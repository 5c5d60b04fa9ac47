import { useLingui } from '@lingui/react/macro';
import type { PublicRecord } from './public-record.server.ts';

/** What a source says that a company offers, each a way to others who offer it. */
export function RecordWords({ words, facts }: PublicRecord) {
  const { t } = useLingui();
  return (
    <div className="b-words">
      {words.length > 0 ? (
        <ul aria-label={t`Products and services`}>
          {words.map(({ text, href }) => (
            <li key={text}>
              <a href={href} rel="nofollow">
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {facts.map((fact) => (
        <p key={fact} className="k-meta">
          {fact}
        </p>
      ))}
    </div>
  );
}
