import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from './project.ts';

/** Files that hold no verb but what several verbs or routes of a noun use. */
const noVerb = /^(route|routes|calls|policy|present|queries|reference|.*-tags)\.ts$/;
const imports = /^(?:import|export) \{([^}]*)\} from '(\.[^']*)';$/gm;
const camelCase = (name: string) => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** What a file takes from the files of verbs: `[file, names]`. */
function verbsOf(file: string): [file: string, names: string[]][] {
  return [...readFileSync(inProject(file), 'utf8').matchAll(imports)].flatMap(([, list = '', from = '']) => {
    const names = list.split(',').map((name) => name.trim());
    const verbs = names.filter((name) => name !== '' && !name.startsWith('type '));
    const imported: [string, string[]] = [basename(from), verbs];
    return noVerb.test(basename(from)) || verbs.length === 0 ? [] : [imported];
  });
}

test('a verb bears the name of its file, and is alone in it for those who call it', () => {
  const callers = globSync(['apps/{api,accounts}/src/*/**/routes.ts', 'apps/accounts/src/page/verbs.ts'], {
    cwd: inProject(),
  });
  const verbs = callers.flatMap((caller) => verbsOf(caller).map((verb) => [caller, ...verb] as const));
  expect(verbs.length).toBeGreaterThan(50);
  const wrong = verbs.filter(([, file, names]) => names.join() !== camelCase(basename(file, '.ts')));
  expect(wrong).toEqual([]);
});
