import type { Language } from '@kontor/contract';
import { escapeHtml } from '../escape-html.ts';
import type { MailText } from './mail.ts';
import { petrol } from './mail-colour.ts';
import { renderLists, renderListsAsText } from './render-lists.ts';

const ink = '#10282e';
const paper = '#f4f1ea';
const font = "font-family:'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif";

const endings: Record<Language, string> = {
  en: 'End these mails',
  es: 'No recibir más estos correos',
  it: 'Non ricevere più queste e-mail',
  zh: '不再接收此类邮件',
};

/** The mail as plain text, which says all that the HTML says. */
export function renderText(
  { paragraphs, lists = [], button, note, unsubscribe }: MailText,
  language: Language,
): string {
  const action = button ? [`${button.label}:\n${button.link}`] : [];
  const ending = unsubscribe ? [`${endings[language]}:\n${unsubscribe}`] : [];
  return [...paragraphs, ...renderListsAsText(lists, language), ...action, note, ...ending, 'Kontor'].join(
    '\n\n',
  );
}

/** The mail as HTML: no picture, no file, nothing that tells somebody that it was read. */
export function renderHtml(text: MailText, language: Language): string {
  const paragraphs = text.paragraphs.map(
    (paragraph) => `<p style="margin:0 0 16px">${withLinks(paragraph)}</p>`,
  );
  const lists = renderLists(text.lists ?? [], language);
  const button = text.button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(text.button.link)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:${petrol};color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(text.button.label)}</a></p>`
    : '';
  const ending = text.unsubscribe
    ? `\n<p style="margin:12px 0 0;font-size:14px"><a href="${escapeHtml(text.unsubscribe)}" style="color:${petrol}">${escapeHtml(endings[language])}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(text.subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:${paper};color:${ink};${font};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td style="padding:20px 28px;background:${ink};border-radius:12px 12px 0 0;color:#ffffff;font-weight:bold;font-size:20px">Kontor</td></tr>
<tr><td style="padding:28px;text-align:left">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escapeHtml(text.subject)}</h1>
${paragraphs.join('\n')}
${lists}
${button}
<p style="margin:24px 0 0;color:#4a5d62;font-size:14px">${escapeHtml(text.note)}</p>${ending}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** Addresses in a paragraph can be followed. */
function withLinks(paragraph: string): string {
  return escapeHtml(paragraph).replace(
    /https?:\/\/\S+/g,
    (address) => `<a href="${address}" style="color:${petrol}">${address}</a>`,
  );
}
