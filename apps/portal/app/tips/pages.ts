import { defineTextPage } from '../page/define-page.ts';
import { oneOf } from '../page/page-parameter.ts';
import { tips, tipsPath } from './tips.ts';

export const tipPages = [
  defineTextPage({ route: tipsPath, module: 'tips/tips-page' }),
  defineTextPage({
    route: `${tipsPath}/:tip`,
    module: 'tips/tip-page',
    parameters: { tip: oneOf(tips.map(({ name }) => name)) },
  }),
] as const;
