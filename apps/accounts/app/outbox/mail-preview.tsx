import { ButtonLink } from '@kontor/ui';
import { useLingui } from '@lingui/react';
import { LinkedText } from './linked-text.tsx';

interface MailPreviewProps {
  to: string;
  subject: string;
  paragraphs: string[];
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
