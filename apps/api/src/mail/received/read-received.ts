import { convert } from 'html-to-text';
import PostalMime, { addressParser, type Email } from 'postal-mime';

/** A mail somebody sent, as far as it is of use. */
export interface ReceivedMail {
  /** Headers that say whom it reached. */
  recipients: string[];
  /** The one address it says it is from, lower case; undefined when it names none or several. */
  from: string | undefined;
  messageID: string | undefined;
  /** A program sent it. */
  isAutomatic: boolean;
  /** A server on its way found that it is not from whom it says. */
  isForged: boolean;
  text: string;
  /** Whether there is more than text and what a signature shows. */
  hasFiles: boolean;
}

const limits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 };
const recipientHeaders = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'];
/** Characters of HTML; what comes after them is left out. */
const longestHtml = 2_000_000;

/** @throws when it is no mail */
export async function readReceived(source: Uint8Array): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(source, limits);
  const valuesOf = (...names: string[]) =>
    mail.headers.flatMap(({ key, value }) => (names.includes(key) ? value : []));
  return {
    recipients: valuesOf(...recipientHeaders),
    from: senderOf(valuesOf('from')),
    messageID: mail.messageId,
    isAutomatic: isAutomatic(valuesOf),
    isForged: valuesOf('authentication-results').some((result) => /\bdmarc\s*=\s*fail\b/i.test(result)),
    text: textOf(mail),
    hasFiles: mail.attachments.some(isFile),
  };
}

function senderOf(values: readonly string[]): string | undefined {
  const [address, ...more] = values.flatMap((value) => addressParser(value, { flatten: true }));
  return more.length > 0 ? undefined : address?.address?.toLowerCase();
}

/** RFC 3834, and what was usual before it. */
function isAutomatic(valuesOf: (...names: string[]) => string[]): boolean {
  const says = (pattern: RegExp, ...names: string[]) =>
    valuesOf(...names).some((value) => pattern.test(value.trim()));
  return (
    says(/^(?!no\b)/i, 'auto-submitted') ||
    says(/^(bulk|list|junk|auto_reply)\b/i, 'precedence') ||
    says(/^<>$/, 'return-path') ||
    says(/^multipart\/report\b/i, 'content-type') ||
    valuesOf('x-autoreply', 'x-autorespond', 'list-id').length > 0
  );
}

function textOf({ text = '', html }: Email): string {
  if (text.trim() !== '' || html === undefined) return text;
  return convert(html, {
    wordwrap: false,
    limits: { maxInputLength: longestHtml, maxDepth: 100 },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });
}

/** Pictures in the text and signatures by a key are no files somebody wants to send. */
function isFile({ disposition, mimeType, related, contentId }: Email['attachments'][number]): boolean {
  if (/^application\/(x-)?(pkcs7|pgp)-/.test(mimeType) || mimeType === 'text/vcard') return false;
  const isInText = related === true || (disposition === 'inline' && contentId !== undefined);
  return !(mimeType.startsWith('image/') && isInText);
}
