import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from './project.ts';

/** Files that hold no verb but what several verbs or routes of a noun use. */
const noVerb = /^(route|routes|calls|policy|present|present-card|queries|reference|.*-tags)\.ts$/;
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

/** `route(call, (context, input) => verb(context, …)`: a call of the api with the verb it is handed to. */
const ties = /\broute\(\s*(\w+?)(?:Call)?,\s*(?:\([^()]*\) =>\s*(\w+)\(\s*context\b)?/g;

/** Verbs of another name than their call's. */
const otherNames: Record<string, string> = {
  // Several calls ask for the same.
  signUpload: 'announceUpload',
  requestProfilePhoto: 'announceUpload',
  sendPersonFile: 'takeFile',
  sendBusinessFile: 'takeFile',
};

test('a route of the api hands its call to the verb of the same name, and does nothing itself', () => {
  const routes = globSync('apps/api/src/*/routes.ts', { cwd: inProject() });
  const tied = routes.flatMap((file) => [...readFileSync(inProject(file), 'utf8').matchAll(ties)]);
  expect(tied.length).toBeGreaterThan(35);
  const differ = tied.filter(([, call = '', verb]) => verb !== (otherNames[call] ?? call));
  expect(differ.map(([, call, verb = 'written in the route']) => [call, verb])).toEqual([]);
});
