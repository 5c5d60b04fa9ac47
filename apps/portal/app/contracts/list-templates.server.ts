import type { ShownLanguage } from '@kontor/web/language';
import { readHead } from '../article/read-article.server.tsx';
import { contractTemplates, templatePath } from './contract-templates.ts';

/** The templates as links to their pages. */
export function listTemplates(language: ShownLanguage) {
  return Promise.all(
    contractTemplates.map(async (name) => {
      const head = await readHead({ collection: 'contracts', name }, language);
      if (!head) throw new Error(`There is no template ${name}.`);
      return { name, path: templatePath(name), title: head.title, lead: head.lead };
    }),
  );
}
