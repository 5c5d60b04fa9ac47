import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { inProject } from './project.ts';

const known = new Map<string, string[]>();

/** Titles of the tests in a source of the project, those of many cases as they are written; none where there is no such file. */
export function titlesOf(file: string): string[] {
  const titles = known.get(file) ?? (existsSync(inProject(file)) ? titlesIn(file) : []);
  known.set(file, titles);
  return titles;
}

function titlesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(inProject(file), 'utf8'), ts.ScriptTarget.Latest);
  const titles: string[] = [];
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return titles;
}

/** `test`, `it`, and their forms such as `it.each([…])`. */
function isTest(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return called.text === 'test' || called.text === 'it';
  if (ts.isCallExpression(called) || ts.isPropertyAccessExpression(called)) return isTest(called.expression);
  return false;
}
