import { defineTextPage } from '../page/define-page.ts';
import { oneOf } from '../page/page-parameter.ts';
import { contractHelpPath, contractTemplates } from './contract-templates.ts';

export const contractPages = [
  defineTextPage({ route: contractHelpPath, module: 'contracts/contract-help' }),
  defineTextPage({
    route: `${contractHelpPath}/:template`,
    module: 'contracts/contract-template',
    parameters: { template: oneOf(contractTemplates) },
  }),
] as const;
