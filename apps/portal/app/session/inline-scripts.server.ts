import { createHash } from 'node:crypto';
import { markOf } from '@kontor/web/document/page-nonce';

const script = /^<script(?= |$)/;
const inlineTag = /^(?!.* src=)[^>]*$/;

/**
 * Takes the marks off a page and gives the hashes of the inline scripts that bore them. Only who makes the page knows the
 * mark, a secret of this one rendering, so no text of the data can bring a script in.
 * @throws when a script could be read in two ways
 */
export function admitScripts(marked: string, mark: string): { html: string; scripts: string[] } {
  const pieces = marked.split(markOf(mark));
  const scripts = new Set<string>();
  pieces.forEach((piece, index) => {
    const before = pieces[index - 1];
    if (before === undefined) return;
    const code = codeOf(before.slice(before.lastIndexOf('<')), piece);
    if (code !== undefined) scripts.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  });
  return { html: pieces.join(''), scripts: [...scripts] };
}

/** The code of an inline script, given its tag up to the mark and what follows; undefined for other elements. */
function codeOf(tagBefore: string, rest: string): string | undefined {
  const tagEnd = rest.indexOf('>');
  if (!script.test(tagBefore) || !inlineTag.test(tagBefore + rest.slice(0, tagEnd))) return undefined;
  const codeEnd = rest.indexOf('</script>', tagEnd);
  const code = rest.slice(tagEnd + 1, codeEnd);
  // These begin what ends elsewhere than at the first end tag.
  if (codeEnd < 0 || /<!--|<script/i.test(code)) throw new Error('An inline script has no clear end.');
  return code;
}
