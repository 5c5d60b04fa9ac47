import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { paintFirst } from './paint-first.ts';

const rendered = `<html><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>Page</title>
<link nonce="n" rel="modulepreload" href="/assets/vendor.js"/><link rel="modulepreload" nonce="n" href="/assets/home.js"/>
<link nonce="n" rel="stylesheet" href="/assets/frame.css"/><link nonce="n" rel="stylesheet" href="/assets/home.css"/></head>
<body><p>&lt;link rel="stylesheet"&gt;</p><script nonce="n" type="module" async="">import "/assets/home.js";
import("/assets/entry.js");</script></body></html>`;

const page = paintFirst(rendered, 'n');
const waiting =
  '<script nonce="n" type="text/later">import "/assets/home.js";\nimport("/assets/entry.js");</script>';

/** Runs what begins the scripts, in a tab that is seen or not; `paint` tells of paints, `turn` of the tab that is hidden or shown,
 * `arrive` that all of a page has arrived that was `loading`, `load` that all is loaded. */
function begin(visibilityState: 'visible' | 'hidden', readyState: 'loading' | 'interactive' = 'interactive') {
  const told: {
    paint?: (names: string[]) => void;
    turn?: () => void;
    arrive?: () => void;
    load?: () => void;
  } = {};
  const timers: { code: () => void; milliseconds: number }[] = [];
  const elements: Record<string, unknown>[] = [];
  const started: Record<string, unknown>[] = [];
  const document = {
    visibilityState,
    readyState,
    head: { append: (element: Record<string, unknown>) => elements.push(element) },
    createElement: (name: string) => ({ name }),
    addEventListener: (event: 'visibilitychange' | 'DOMContentLoaded', tell: () => void) => {
      told[event === 'DOMContentLoaded' ? 'arrive' : 'turn'] = tell;
    },
    querySelector: () => ({
      cloneNode: (deep: boolean) => ({ copied: deep }),
      replaceWith: (element: Record<string, unknown>) => started.push(element),
    }),
  };
  class PerformanceObserver {
    constructor(tell: (list: { getEntriesByName: (name: string) => string[] }) => void) {
      told.paint = (names) => tell({ getEntriesByName: (name) => names.filter((each) => each === name) });
    }
    observe() {}
  }
  const code = page.slice(page.indexOf(waiting) + waiting.length).match(/<script nonce="n">(.*?)<\/script>/s);
  const addEventListener = (_: 'load', load: () => void) => {
    told.load = load;
  };
  const setTimeout = (code: () => void, milliseconds: number) => timers.push({ code, milliseconds });
  runInNewContext(code?.[1] ?? '', { document, PerformanceObserver, addEventListener, setTimeout });
  return { told, elements, started, timers };
}

describe('a page that is painted first', () => {
  it('asks for its sheets before all else, in their order', () => {
    const sheets =
      '<link nonce="n" rel="stylesheet" href="/assets/frame.css"/><link nonce="n" rel="stylesheet" href="/assets/home.css"/>';
    expect(page).toContain(`<meta charSet="utf-8"/>${sheets}<meta name="viewport"`);
    expect(page.match(/<link[^>]*stylesheet/g)).toHaveLength(2);
  });

  it('asks for no script of its own accord', () => {
    expect(page).not.toContain('modulepreload" ');
    expect(page).not.toContain('type="module"');
    expect(page).toContain(waiting);
  });

  it('leaves what it shows as it was', () => {
    expect(page).toContain('<body><p>&lt;link rel="stylesheet"&gt;</p><script');
  });
});

describe('a page that cannot be painted first', () => {
  it('is a failure when nothing says where its sheets belong', () => {
    const lost = rendered.replace('name="viewport"', 'content="width=device-width" name="viewport"');
    expect(() => paintFirst(lost, 'n')).toThrow('viewport');
  });

  it('is a failure when nothing begins the scripts that it preloads', () => {
    const lost = rendered.replace('async=""', 'async');
    expect(() => paintFirst(lost, 'n')).toThrow('scripts');
  });

  it('is let through when it has neither sheets nor scripts', () => {
    const bare = '<html><head><title>Page</title></head><body></body></html>';
    expect(paintFirst(bare, 'n')).toBe(bare);
  });
});

describe('the scripts of a page', () => {
  it('begin when something of it has been painted, once', () => {
    const { told, elements, started } = begin('visible');
    told.paint?.(['first-paint']);
    expect(elements).toEqual([]);
    expect(started).toEqual([]);
    told.paint?.(['first-contentful-paint']);
    expect(elements.map(({ rel, href }) => [rel, href])).toEqual([
      ['modulepreload', '/assets/vendor.js'],
      ['modulepreload', '/assets/home.js'],
    ]);
    expect(started).toEqual([{ copied: true, type: 'module' }]);
    told.turn?.();
    told.paint?.(['first-contentful-paint']);
    expect(started).toHaveLength(1);
  });

  it('begin when the tab is left before anything was painted', () => {
    const { told, started } = begin('visible');
    told.turn?.();
    expect(started).toHaveLength(1);
  });

  it('begin two seconds after the load of a page whose paint is not told', () => {
    const { told, started, timers } = begin('visible');
    expect(timers).toEqual([]);
    told.load?.();
    expect(started).toEqual([]);
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([2_000]);
    timers[0]?.code();
    told.paint?.(['first-contentful-paint']);
    expect(started).toHaveLength(1);
  });

  it('begin at once where nothing is painted', () => {
    const { elements, started } = begin('hidden');
    expect(elements).toHaveLength(2);
    expect(started).toHaveLength(1);
  });

  it.each(['visible', 'hidden'] as const)('run in a %s page once all of it has arrived', (visibility) => {
    const { told, elements, started } = begin(visibility, 'loading');
    told.paint?.(['first-contentful-paint']);
    expect(elements).toHaveLength(2);
    expect(started).toEqual([]);
    told.arrive?.();
    expect(started).toHaveLength(1);
  });
});
