import ts from 'typescript';

/** Words of our own where the field has one: cached or stored, maximum, timeout, hash, result. */
const privateName = /^most$|kept|patience|madeOf|cameOf/i;
const privatePhrase =
  /\bwhat came of\b|\b(is|are) made of\b|\bpatience\b|\bkept (connection|page|answer|picture|token)s?\b/i;
/** A name within a statement of SQL: of a table, or of a column of the answer. */
const nameInSql = /\b(TABLE|FROM|INTO|UPDATE|JOIN|AS) (kept|patience|most|made_of|came_of)\b/;

/** Lines of a source where a name, or a text or comment, has a private word; ordinary English ("at most 8") has none. */
export function privateWordsIn(code: string, file: string): string[] {
  const lines = code.split('\n');
  const found = new Set(lines.keys().filter((at) => isPrivateText(lines[at] ?? '')));
  if (/kept|patience|most|madeOf|cameOf/i.test(code)) {
    const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
    function visit(node: ts.Node): void {
      if (isPrivate(node)) found.add(source.getLineAndCharacterOfPosition(node.getStart(source)).line);
      ts.forEachChild(node, visit);
    }
    visit(source);
  }
  return [...found].sort((a, b) => a - b).map((at) => `${file}:${at + 1}: ${lines[at]?.trim()}`);
}

function isPrivateText(line: string): boolean {
  return privatePhrase.test(line) || nameInSql.test(line);
}

/** An identifier, or a text that is one: a key, or a value others compare with. */
function isPrivate(node: ts.Node): boolean {
  return (
    (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) &&
    isName(node.text) &&
    privateName.test(node.text)
  );
}

function isName(text: string): boolean {
  return /^[\w$]+$/.test(text);
}
