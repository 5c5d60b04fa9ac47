import { registerHooks } from 'node:module';

/*
 * Loaded before an api: its messages notify nobody. What is left of a message is its rows, whom to tell of it, its live event, the key and
 * the line of the audit log.
 */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('/inquiry/notify-other.ts')) return next(url, context);
    return {
      format: 'module',
      source: 'export async function notifyOther() {} export const notifySide = notifyOther;',
      shortCircuit: true,
    };
  },
});
