import { registerHooks } from 'node:module';

/*
 * Loaded before an api: its messages notify nobody. What is left of a message is its rows, the live event of it, the key and the line of
 * the audit log.
 */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('/inquiry/notify-other.ts')) return next(url, context);
    return { format: 'module', source: 'export async function notifyOther() {}', shortCircuit: true };
  },
});
