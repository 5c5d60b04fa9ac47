import { readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';

/** Of what only `.server` modules say, the browser has no use: its catalogues go without it. */
export function withoutServerMessages(): Plugin {
  return {
    name: 'kontor:without-server-messages',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/locales\/\w+\/messages\.po$/ },
      async handler(code, id) {
        const written = /JSON\.parse\((".*")\)/.exec(code)?.[1];
        if (!written) throw new Error(`No messages were found in ${id}`);
        const messages: Record<string, unknown> = JSON.parse(JSON.parse(written));
        const kept = Object.keys(messages).filter(await usedByBrowser(id));
        const source = JSON.stringify(Object.fromEntries(kept.map((key) => [key, messages[key]])));
        return { code: code.replace(written, () => JSON.stringify(source)), map: null };
      },
    },
  };
}

/** Whether a message is said by a module that is not the server's alone. */
async function usedByBrowser(file: string): Promise<(key: string) => boolean> {
  const context = { locale: 'en', sourceLocale: 'en', filename: file };
  const entries = await formatter().parse(await readFile(file, 'utf8'), context);
  return (key) => {
    const origins = entries[key]?.origin ?? [];
    return origins.length === 0 || origins.some(([path]) => !/\.server\.tsx?$/.test(path));
  };
}
