import type { MailList } from '@kontor/contract';
import { ButtonLink } from '@kontor/ui';
import { useLingui } from '@lingui/react';
import { LinkedText } from './linked-text.tsx';

interface MailPreviewProps {
  to: string;
  subject: string;
  paragraphs: string[];
  lists?: MailList[];
  button?: { label: string; link: string };
  note: string;
  unsubscribe?: string;
  /** ISO 8601. */
  createdAt: string;
}

/** A mail as its reader sees it; its links work. */
export function MailPreview({
  to,
  subject,
  paragraphs,
  lists = [],
  button,
  note,
  unsubscribe,
  createdAt,
}: MailPreviewProps) {
  const { i18n } = useLingui();
  const time = new Intl.DateTimeFormat(i18n.locale === 'en' ? 'en-GB' : i18n.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return (
    <article className="a-mail">
      <header className="a-mail-head">
        <h2>{subject}</h2>
        <p className="k-meta">
          {to} · <time dateTime={createdAt}>{time.format(new Date(createdAt))} UTC</time>
        </p>
      </header>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
      {lists.map(({ title, link, items, total, unsubscribe: ending }) => (
        <section key={ending}>
          <h3>
            <a href={link}>
              {title} ({total})
            </a>
          </h3>
          <ul>
            {items.map((item) => (
              <li key={item.link}>
                <a href={item.link}>{item.label}</a>
              </li>
            ))}
          </ul>
          <p className="k-meta">
            <LinkedText text={ending} />
          </p>
        </section>
      ))}
      {button ? (
        <p>
          <ButtonLink variant="petrol" href={button.link}>
            {button.label}
          </ButtonLink>
        </p>
      ) : null}
      <p className="k-meta">{note}</p>
      {unsubscribe ? (
        <p className="k-meta">
          <LinkedText text={unsubscribe} />
        </p>
      ) : null}
    </article>
  );
}
