import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { inProject } from './project.ts';

interface Titles {
  /** Of tests that `npm test` runs. */
  ofEachRun: string[];
  all: string[];
  /** What each test says by its title: itself, with its cases, and what of its file it names. */
  sources: Map<string, string>;
}

const known = new Map<string, Titles>();

/** Titles of the tests in a source of the project, those of many cases as they are written; none where there is no such file. */
export function titlesOf(file: string): Titles {
  const titles =
    known.get(file) ??
    (existsSync(inProject(file)) ? titlesIn(file) : { ofEachRun: [], all: [], sources: new Map() });
  known.set(file, titles);
  return titles;
}

function titlesIn(file: string): Titles {
  const source = ts.createSourceFile(
    file,
    readFileSync(inProject(file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const isLong = file.includes('.full.test.');
  const titles: Titles = { ofEachRun: [], all: [], sources: new Map() };
  const named = namedIn(source);
  function visit(node: ts.Node): void {
    const called = ts.isCallExpression(node) ? calledTest(node.expression) : undefined;
    if (called && ts.isCallExpression(node)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) {
        titles.all.push(title.text);
        titles.sources.set(title.text, textWithNamed(node, named));
        if (!isLong && called !== 'thoroughTest') titles.ofEachRun.push(title.text);
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return titles;
}

/** Variables and functions of a file by their names, which several may have. */
function namedIn(source: ts.SourceFile): Map<string, ts.Node[]> {
  const named = new Map<string, ts.Node[]>();
  function visit(node: ts.Node): void {
    if (
      (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) &&
      node.name &&
      ts.isIdentifier(node.name)
    )
      named.set(node.name.text, [...(named.get(node.name.text) ?? []), node]);
    ts.forEachChild(node, visit);
  }
  visit(source);
  return named;
}

/** The text of a node and of all it names in its file. */
function textWithNamed(
  node: ts.Node,
  named: ReadonlyMap<string, readonly ts.Node[]>,
  seen = new Set<string>(),
): string {
  const texts = [node.getText()];
  function visit(part: ts.Node): void {
    if (ts.isIdentifier(part) && !seen.has(part.text)) {
      seen.add(part.text);
      for (const other of named.get(part.text) ?? []) texts.push(textWithNamed(other, named, seen));
    }
    ts.forEachChild(part, visit);
  }
  visit(node);
  return texts.join('\n');
}

/** `test`, `it`, and their forms such as `it.each([…])`; `thoroughTest` of journeys. */
function calledTest(called: ts.Expression): string | undefined {
  if (ts.isIdentifier(called))
    return ['test', 'it', 'thoroughTest'].includes(called.text) ? called.text : undefined;
  if (ts.isCallExpression(called) || ts.isPropertyAccessExpression(called))
    return calledTest(called.expression);
  return undefined;
}
