import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { routerConfig } from '../react-router.ts';
import { type Parts, without } from './left-out.ts';

const left = (code: string, parts: Parts) => without(code, parts, parseSync('library.js', code).program);

describe('what a library does for features that no page uses', () => {
  const library = `
    function used(tag) { invariant(tag, "A tag is missing."); return helped(tag); }
    function helped(tag) {
      switch (tag) { case 1: case 2: return one(); case 3: three(); break; case 4: var two = 2, three = () => { var four; }; return unused(two); default: two = 1; return rest(two); }
    }
    function unused(tag) { function used() { warn("x"); } return used(tag); }
    unused.prototype.play = function () { return unused(); };
    let isThere = typeof window.play === "function", other = isThere;
    warn(isThere, "It is not there.");
  `;

  it('is left out of it: bodies, assignments, cases, calls, sentences for developers, variables', () => {
    const code = left(library, {
      bodies: { unused: 'return null;' },
      assignments: ['unused.prototype.'],
      cases: { helped: [4] },
      calls: { warn: 'void 0' },
      messages: ['invariant'],
      variables: { isThere: 'false' },
    });
    expect(code.replaceAll(/\s+/g, ' ').trim()).toBe(
      [
        'function used(tag) { invariant(tag); return helped(tag); }',
        'function helped(tag) {var two,three; switch (tag) { case 1: case 2: return one(); case 3: three(); break; default: two = 1; return rest(two); } }',
        'function unused(tag) {return null;} ; let isThere = false, other = isThere; void 0;',
      ].join(' '),
    );
  });

  it.each<[string, Parts, string]>([
    ['a function', { bodies: { gone: '' } }, 'function gone'],
    ['an assignment', { assignments: ['used.prototype.'] }, 'assignment used.prototype.'],
    ['a case', { cases: { helped: [5] } }, 'case 5 of helped'],
    ['a case of another function', { cases: { used: [4] } }, 'case 4 of used'],
    ['a call', { calls: { gone: '' } }, 'call gone'],
    ['a message', { messages: ['gone'] }, 'message gone'],
    ['a variable', { variables: { gone: '' } }, 'variable gone'],
  ])('has to be there: %s', (_, parts, named) => {
    expect(() => left(library, parts)).toThrow(`not there to be left out: ${named}.`);
  });

  it.each([1, 2])('is no case that others come by: %i', (tag) => {
    expect(() => left(library, { cases: { helped: [tag] } })).toThrow(`by case ${tag} of helped`);
  });
});

describe('sources of pages', () => {
  const root = new URL('../../../../', import.meta.url);
  const files = globSync('{apps/*/app,packages/{ui,web}/src}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: [
      '**/node_modules/**',
      '**/*.test.*',
      'apps/api/**',
      'packages/{contract,database,jobs,server}/**',
    ],
  });
  const sources = files.map((file) => ({ file, code: readFileSync(new URL(file, root), 'utf8') }));
  const imported = (names: string, from: string) =>
    new RegExp(`import (?:type )?\\{[^}]*\\b(?:${names})\\b[^}]*\\} from '${from}'`);

  it.each([
    [
      'React has it, its browser build here has not',
      imported(
        'Activity|Profiler|SuspenseList|unstable_SuspenseList|ViewTransition|addTransitionType|useActionState|useDeferredValue|useEffectEvent',
        'react',
      ),
    ],
    [
      'resources made by hand, states of forms',
      imported(
        'preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|requestFormReset|useFormState|useFormStatus',
        'react-dom',
      ),
    ],
    ['pages are hydrated', imported('createRoot', 'react-dom/client')],
    ['sheets and styles that a page waits for', /\sprecedence=/],
    ['a fragment with a ref', /<Fragment[^>]*\sref=/],
    ['a function as the action of a form', /\b(?:formAction|action)=\{\s*(?:async\b|\(|function\b)/],
    ['an element of our own', /<[a-z]+-[a-z]/],
    [
      'links that load pages ahead, transitions of views',
      /<(?:Link|NavLink|Form)\b[^>]*\s(?:prefetch|viewTransition)\b/,
    ],
    ['routes or links that load ahead', imported('PrefetchPageLinks|useViewTransitionState', 'react-router')],
  ])('use nothing that is left out: %s', (_, pattern) => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.flatMap(({ file, code }) => (pattern.test(code) ? [file] : []))).toEqual([]);
  });

  it('have all routes from the start', () => {
    expect(routerConfig(import.meta.url)).toMatchObject({ ssr: true, routeDiscovery: { mode: 'initial' } });
  });
});
