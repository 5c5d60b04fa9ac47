import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { inProject } from './project.ts';

interface Titles {
  /** Of tests that `npm test` runs. */
  ofEachRun: string[];
  all: string[];
}

const known = new Map<string, Titles>();

/** Titles of the tests in a source of the project, those of many cases as they are written; none where there is no such file. */
export function titlesOf(file: string): Titles {
  const titles =
    known.get(file) ?? (existsSync(inProject(file)) ? titlesIn(file) : { ofEachRun: [], all: [] });
  known.set(file, titles);
  return titles;
}

function titlesIn(file: string): Titles {
  const source = ts.createSourceFile(file, readFileSync(inProject(file), 'utf8'), ts.ScriptTarget.Latest);
  const isLong = file.includes('.full.test.');
  const titles: Titles = { ofEachRun: [], all: [] };
  function visit(node: ts.Node): void {
    const called = ts.isCallExpression(node) ? calledTest(node.expression) : undefined;
    if (called && ts.isCallExpression(node)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) {
        titles.all.push(title.text);
        if (!isLong && called !== 'thoroughTest') titles.ofEachRun.push(title.text);
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return titles;
}

/** `test`, `it`, and their forms such as `it.each([…])`; `thoroughTest` of journeys. */
function calledTest(called: ts.Expression): string | undefined {
  if (ts.isIdentifier(called))
    return ['test', 'it', 'thoroughTest'].includes(called.text) ? called.text : undefined;
  if (ts.isCallExpression(called) || ts.isPropertyAccessExpression(called))
    return calledTest(called.expression);
  return undefined;
}
