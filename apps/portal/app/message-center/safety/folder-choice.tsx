import { type InquiryFolder, inquiryFolders } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';
import { UnreadMark } from '../unread-mark.tsx';
import type { Inbox } from '../use-inbox.ts';
import type { ChosenView } from '../use-inbox-view.ts';
import './folder-choice.css';

interface FolderChoiceProps {
  chosen: ChosenView;
  folders: Inbox['folders'];
}

/** The inbox, or first contacts of senders who are not trusted yet; there is nothing to choose where nobody new wrote. */
export function FolderChoice({ chosen: { view, change }, folders }: FolderChoiceProps) {
  const { t } = useLingui();
  const current = view?.folder ?? 'inbox';
  if (current === 'inbox' && !folders?.strangers.conversations) return null;
  const texts: Record<InquiryFolder, string> = { inbox: t`Inbox`, strangers: t`First contacts` };
  return (
    <fieldset className="mc-folders">
      <legend className="k-hidden">{t`Folder`}</legend>
      {inquiryFolders.map((folder) => {
        const unread = folders?.[folder].unread ?? 0;
        return (
          <button
            key={folder}
            type="button"
            aria-pressed={current === folder}
            onClick={() => change({ folder })}
          >
            {texts[folder]}
            <UnreadMark count={unread} />
          </button>
        );
      })}
    </fieldset>
  );
}
