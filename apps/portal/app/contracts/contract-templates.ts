/** The templates in the order a deal needs them; each is a page, a file to load and a folder of `content/contracts`. */
export const contractTemplates = ['non-disclosure-agreement', 'pro-forma-invoice', 'purchase-order'] as const;

export type ContractTemplate = (typeof contractTemplates)[number];

export const contractHelpPath = '/b2b-contract-help';

export function templatePath(template: ContractTemplate): string {
  return `${contractHelpPath}/${template}`;
}

/** The template an address names; undefined when there is none. */
export function templateNamed(name: string | undefined): ContractTemplate | undefined {
  return contractTemplates.find((template) => template === name);
}
