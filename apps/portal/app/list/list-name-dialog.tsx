import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { NameDialog } from './name-dialog.tsx';
import { ownListNamed } from './own-list-named.ts';
import { useLists } from './use-lists.ts';

interface ListNameDialogProps extends Omit<ComponentProps<typeof NameDialog>, 'refusalOf'> {
  /** The list that is renamed. */
  listID?: string;
}

/** Names a list as no other of one's own is named. While those are not known, any name will do. */
export function ListNameDialog({ listID, ...dialog }: ListNameDialogProps) {
  const { t } = useLingui();
  const { lists = [], archived = [] } = useLists();

  function refusalOf(name: string) {
    const taken = ownListNamed(name, [...lists, ...archived], listID);
    if (!taken) return undefined;
    return taken.isArchived
      ? t`A list in your archive already has this name.`
      : t`You already have a list with this name.`;
  }

  return <NameDialog {...dialog} refusalOf={refusalOf} />;
}
