import type { BusinessCompleteness } from '@kontor/contract';
import { CircleDashed } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { useFieldNames } from '../business-edit/use-field-names.ts';
import { editBusinessAddress, editTabs } from '../business-manage/manage-address.ts';

interface MissingFactsProps {
  business: { id: string; name: string };
  missing: BusinessCompleteness['missing'];
}

const shown = 5;

/** The first facts that are missing, each with the way to its field. */
export default function MissingFacts({ business, missing }: MissingFactsProps) {
  const { t } = useLingui();
  const names: Partial<Record<string, string>> = {
    ...useFieldNames(),
    profilePhoto: t`Logo`,
    certificates: t`Certificates`,
  };
  return (
    <ul>
      {missing.slice(0, shown).map(({ section, field }) => {
        const tab = editTabs.find((each) => each === section);
        const name = names[field] ?? field;
        return (
          <li key={`${section} ${field}`}>
            <CircleDashed size={18} />
            {tab ? <a href={`${editBusinessAddress(business, tab)}#${field}`}>{name}</a> : name}
          </li>
        );
      })}
    </ul>
  );
}
