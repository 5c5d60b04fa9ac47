/** A part of a message: words, or a link by what is behind it. */
export type MessagePart =
  | { text: string; link?: undefined }
  | { text: string; link: { href: string; host: string; kind: 'web' | 'mail' } };

/** What may be a link: an address of the web, up to a space, or of mail. Either is looked at more closely. */
const candidates =
  /https?:\/\/[^\s<>"“”«»。，、；：（）]{1,2048}|[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,6}[\p{L}][\p{L}\p{N}-]{1,62}/giu;
/** Signs that end a sentence or a bracket, and no address. */
const trailing = new Set('.,;:!?\'"’*_~|');
const closing: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** An address without what follows it in its sentence. A bracket that is opened in it belongs to it. */
function withoutEnd(address: string): string {
  let end = address.length;
  const open = new Map(Object.values(closing).map((sign) => [sign, 0]));
  const closed = new Map(Object.keys(closing).map((sign) => [sign, 0]));
  for (const sign of address) {
    if (open.has(sign)) open.set(sign, (open.get(sign) ?? 0) + 1);
    if (closed.has(sign)) closed.set(sign, (closed.get(sign) ?? 0) + 1);
  }
  for (; end > 0; end -= 1) {
    const sign = address[end - 1] ?? '';
    const opener = closing[sign];
    if (opener !== undefined && (closed.get(sign) ?? 0) > (open.get(opener) ?? 0))
      closed.set(sign, (closed.get(sign) ?? 0) - 1);
    else if (!trailing.has(sign)) break;
  }
  return address.slice(0, end);
}

function read(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    // Whatever is typed may be no address.
    return undefined;
  }
}

/** As browsers read it; undefined for what is no address of the web. It is shown as it was written where that begins with where it leads. */
function webLink(written: string): MessagePart | undefined {
  const url = read(written);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '') return undefined;
  // What stands before an @ is no part of where it leads, and only looks like it.
  url.username = '';
  url.password = '';
  const start = `${url.protocol}//${url.host}`;
  const isPlain = written.toLowerCase().startsWith(start) && /^(?:$|[/?#])/.test(written.slice(start.length));
  return { text: isPlain ? written : url.href, link: { href: url.href, host: url.host, kind: 'web' } };
}

function mailLink(written: string): MessagePart | undefined {
  const at = written.lastIndexOf('@');
  const host = read(`http://${written.slice(at + 1)}`)?.hostname;
  if (!host) return undefined;
  const address = `${written.slice(0, at)}@${host}`;
  return { text: address, link: { href: `mailto:${encodeURI(address)}`, host, kind: 'mail' } };
}

/**
 * A text in words and links to the web and to mail addresses, each link with where it really leads: names of hosts stand there in
 * ASCII, so that letters that only look alike are seen, and without the user names that pretend to be hosts. Nothing is asked for.
 */
export function splitLinks(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let done = 0;
  const words = (end: number) => {
    if (end > done) parts.push({ text: text.slice(done, end) });
    done = end;
  };
  for (const { 0: found, index } of text.matchAll(candidates)) {
    const isWeb = /^https?:/i.test(found);
    const written = withoutEnd(found);
    const part = isWeb ? webLink(written) : mailLink(written);
    if (!part) continue;
    words(index);
    parts.push(part);
    done = index + written.length;
  }
  words(text.length);
  return parts;
}
