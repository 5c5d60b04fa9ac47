import type { Answered } from './send-bytes.ts';

/** What only our side knows: stacks, files, statements, libraries. */
const innards = [
  /\n\s+at [\w.<>[\] ]+ \(/,
  /node_modules|node:internal|file:\/\/\//,
  /\/(apps|packages|launch)\/[a-z]+\/(src|server|app|build)\//,
  /syntax error at or near|relation "|violates .* constraint|invalid input syntax|invalid byte sequence/,
  /\b(kysely|better-auth|PostgresError|FST_ERR_|ERR_HTTP|UND_ERR_|ECONNREFUSED)\b/,
  /(Type|Reference|Range|Syntax|URI)Error:/,
];

/** What is wrong with an answer to a hostile request; undefined when nothing is. */
export function faultOf({ status, headers, body }: Answered, sent: Buffer): string | undefined {
  if (status === 0) return 'no answer';
  if (status >= 500 && status !== 503 && status !== 507) return `answered ${status}`;
  if (status < 200) return `answered ${status} alone`;
  // What was asked for may be named in the answer.
  const asked = sent.toString();
  const leak = innards
    .map((pattern) => pattern.exec(body)?.[0])
    .find((found) => found && !asked.includes(found));
  if (leak) return `leaks ${leak.trim()}`;
  if (headers['x-injected'] !== undefined) return 'let a header be written';
  if (headers['x-content-type-options'] !== 'nosniff') return 'has not the headers of every answer';
  if (status < 400) return undefined;
  return isEnvelope(headers, body) || isPage(headers, body) ? undefined : 'is neither envelope nor page';
}

function isEnvelope(headers: Answered['headers'], body: string): boolean {
  if (!headers['content-type']?.startsWith('application/json')) return false;
  // HEAD has none.
  if (body === '') return true;
  try {
    const { success, name, message } = JSON.parse(body);
    return success === false && typeof name === 'string' && typeof message === 'string';
  } catch {
    return false;
  }
}

/** A page, what the router reads in its place, or what a file or machine's page says of itself. */
function isPage(headers: Answered['headers'], body: string): boolean {
  const type = headers['content-type'] ?? '';
  if (type.startsWith('text/html')) return body === '' || /<\/html>\s*$/.test(body);
  return type.startsWith('text/x-script') || type.startsWith('text/plain');
}
