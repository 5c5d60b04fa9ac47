import { type Client, createClient } from '@kontor/contract';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, inject, vi } from 'vitest';

/** A page as it comes, before any script has run. */
export async function readPage(path: string): Promise<HTMLElement> {
  const answer = await fetch(new URL(path, inject('portal')));
  expect(answer.status, path).toBe(200);
  return parse(await answer.text());
}

/** What is to be read in an element, spaces joined. */
export function textOf(element: HTMLElement | null | undefined): string {
  return (element?.structuredText ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** The same of a value that may be a set of several short ones. */
export function shortValues(element: HTMLElement | null | undefined): string {
  const pills = element?.querySelectorAll('.k-pill') ?? [];
  return pills.length > 0 ? pills.map(textOf).join(', ') : textOf(element);
}

export function textsOf(root: HTMLElement, selector: string): string[] {
  return root.querySelectorAll(selector).map(textOf);
}

/** An attribute as browsers read it. */
export function attribute(element: HTMLElement | null | undefined, name: string): string {
  return element?.getAttribute(name) ?? '';
}

/** Which page of the account service a link leads to, and where from there it leads back to. */
export function wayBack(link: HTMLElement | null | undefined): { page: string; back: string | null } {
  const { origin, pathname, searchParams } = new URL(attribute(link, 'href'), 'http://nowhere');
  return { page: origin + pathname, back: searchParams.get('continue') };
}

/** Other journeys change names meanwhile; a page shows them within a second, so what is compared may be rendered again. */
export function untilAgreed(compare: () => Promise<void>): Promise<void> {
  return vi.waitFor(compare, { timeout: 20_000, interval: 200 });
}

/** The API, as browsers reach it. */
export function api(): Client {
  return createClient({ baseUrl: `${inject('portal')}/api/v1` });
}
