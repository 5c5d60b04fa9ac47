export { defineMail, type MailTemplate } from './define-mail.ts';
export type { Mail, MailText } from './mail.ts';
export { renderHtml, renderText } from './render-mail.ts';
