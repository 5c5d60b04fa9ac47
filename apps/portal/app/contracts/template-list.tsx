import { CardTitle } from '@kontor/ui';
import { ArrowRight, FileCheck, FileLock, FileText } from '@kontor/ui/icon';
import type { ContractTemplate } from './contract-templates.ts';

const icons = {
  'non-disclosure-agreement': FileLock,
  'pro-forma-invoice': FileText,
  'purchase-order': FileCheck,
} satisfies Record<ContractTemplate, unknown>;

interface TemplateListProps {
  templates: readonly { name: ContractTemplate; path: string; title: string; lead: string }[];
}

/** Templates as cards that lead to their pages. */
export function TemplateList({ templates }: TemplateListProps) {
  return (
    <ul className="n-list">
      {templates.map(({ name, path, title, lead }) => {
        const Icon = icons[name];
        return (
          <li key={name} className="k-card">
            <Icon size={24} />
            <CardTitle level={2} href={path}>
              {title}
            </CardTitle>
            <p>{lead}</p>
            <ArrowRight size={20} />
          </li>
        );
      })}
    </ul>
  );
}
