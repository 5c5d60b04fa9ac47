import type { Inquiry } from '@kontor/contract';
import { lazyPart } from '@kontor/web/lazy-part';
import { createContext, type ReactNode, Suspense, useContext, useState } from 'react';
import { useFailure } from '../../page-part/use-failure.tsx';
import type { ActingParty } from '../acting-party.ts';

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'));

interface OpenConversation {
  party: ActingParty;
  inquiry: Inquiry;
  /** Something of it was changed. */
  onChanged: () => Promise<void>;
}

interface Safety extends OpenConversation {
  /** Why the last thing was not done, said below the head of the conversation, whichever menu it was chosen from. */
  failing: ReturnType<typeof useFailure>;
  /** Asks why a message, or the conversation, is to be reported. */
  report: (messageID?: string) => void;
}

const SafetyContext = createContext<Safety | undefined>(undefined);

/** Around a conversation: whatever of it keeps somebody safe knows which one it is. */
export function SafetyProvider({ children, ...open }: OpenConversation & { children: ReactNode }) {
  const [reported, setReported] = useState<{ messageID: string | undefined }>();
  const failing = useFailure();
  const report = (messageID?: string) => setReported({ messageID });
  return (
    <SafetyContext value={{ ...open, failing, report }}>
      {children}
      <Suspense>
        {reported ? (
          <ReportDialog
            party={open.party.id}
            rid={open.inquiry.requestID}
            messageID={reported.messageID}
            onClose={() => setReported(undefined)}
          />
        ) : null}
      </Suspense>
    </SafetyContext>
  );
}

export function useSafety(): Safety {
  const safety = useContext(SafetyContext);
  if (!safety) throw new Error('There is no conversation around this component');
  return safety;
}
