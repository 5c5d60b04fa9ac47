import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const source = await readFile(new URL('../public/service-worker.js', import.meta.url), 'utf8');

interface OpenPage {
  url: string;
  focused: boolean;
  focus?: () => Promise<void>;
}

/** The service worker as a browser runs it, with these pages open. */
function aWorker(pages: OpenPage[]) {
  const listeners = new Map<string, (event: object) => void>();
  const registration = { showNotification: vi.fn(async () => {}) };
  const clients = { matchAll: async () => pages, openWindow: vi.fn(async () => {}) };
  const addEventListener = (kind: string, listener: (event: object) => void) => listeners.set(kind, listener);
  runInContext(source, createContext({ addEventListener, registration, clients, URL, fetch }));
  /** Happens, and everything that the worker asks to be waited for is done. */
  async function happen(kind: string, event: object): Promise<void> {
    const waitedFor: Promise<unknown>[] = [];
    listeners.get(kind)?.({ ...event, waitUntil: (work: Promise<unknown>) => waitedFor.push(work) });
    await Promise.all(waitedFor);
  }
  return { registration, clients, happen };
}

const message = { title: 'Ada wrote to you', path: '/business/me/requests/a', tag: 'message-received a' };
const push = { data: { json: () => message } };

test('what is pushed is shown, once for a thing, unless a page is looked at', async () => {
  const away = aWorker([{ url: 'https://kontor.example/industries', focused: false }]);
  await away.happen('push', push);
  expect(away.registration.showNotification).toHaveBeenCalledExactlyOnceWith('Ada wrote to you', {
    tag: 'message-received a',
    data: { path: '/business/me/requests/a' },
    icon: '/icon-192.png',
  });
  const looking = aWorker([{ url: 'https://kontor.example/industries', focused: true }]);
  await looking.happen('push', push);
  await looking.happen('push', { data: null });
  expect(looking.registration.showNotification).not.toHaveBeenCalled();
});

test('a press leads to the page that is open at the place, else to a new one', async () => {
  const focus = vi.fn(async () => {});
  const pages = [
    { url: 'https://kontor.example/newsfeed', focused: false },
    { url: 'https://kontor.example/business/me/requests/a?lang=es', focused: false, focus },
  ];
  const close = vi.fn();
  const pressed = (path: string) => ({ notification: { close, data: { path } } });
  const worker = aWorker(pages);
  await worker.happen('notificationclick', pressed('/business/me/requests/a'));
  expect(focus).toHaveBeenCalledOnce();
  expect(worker.clients.openWindow).not.toHaveBeenCalled();
  await worker.happen('notificationclick', pressed('/business/me/requests/b'));
  expect(worker.clients.openWindow).toHaveBeenCalledExactlyOnceWith('/business/me/requests/b');
  expect(close).toHaveBeenCalledTimes(2);
});
