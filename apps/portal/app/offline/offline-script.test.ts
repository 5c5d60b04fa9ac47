import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offlineScript } from './offline-script.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openOfflinePage({ onLine }: { onLine: boolean }) {
  const heard = new Map<string, () => void>();
  const page = { navigator: { onLine }, reload: vi.fn(), ask: vi.fn(async () => {}), heard };
  page.ask.mockRejectedValue(new TypeError('Failed to fetch'));
  runInNewContext(offlineScript, {
    addEventListener: (name: string, listener: () => void) => heard.set(name, listener),
    location: { reload: page.reload },
    navigator: page.navigator,
    fetch: page.ask,
    setTimeout,
  });
  return page;
}

it('loads the page as soon as the browser has a network', () => {
  const { heard, reload } = openOfflinePage({ onLine: false });
  heard.get('online')?.();
  expect(reload).toHaveBeenCalledOnce();
});

it('asks soon, then ever less often, until the portal answers', async () => {
  const { ask, reload } = openOfflinePage({ onLine: true });
  await vi.advanceTimersByTimeAsync(7_000);
  expect(ask).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(24_000 + 60_000);
  expect(ask).toHaveBeenCalledTimes(8);
  expect(reload).not.toHaveBeenCalled();
  ask.mockResolvedValue();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('asks for nothing without a network', async () => {
  const { ask, navigator } = openOfflinePage({ onLine: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
  navigator.onLine = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask).toHaveBeenCalledOnce();
});
