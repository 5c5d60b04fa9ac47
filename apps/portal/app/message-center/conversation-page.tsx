import { lazyPart } from '@kontor/web/lazy-part';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { Loading } from '../page-part/loading.tsx';
import { useCenter } from './center-context.ts';

/** The list stands there before it. */
const ConversationPane = lazyPart(() => import('./conversation-pane.tsx'));

/** Checklist 57: the conversation that the address names. */
export default function ConversationPage() {
  const { t } = useLingui();
  const { rid = '' } = useParams();
  const { party, put } = useCenter();
  const waiting = (
    <section className="mc-thread" aria-label={t`Conversation`}>
      <Loading lines={8} className="mc-waiting" />
    </section>
  );
  return (
    <Suspense fallback={waiting}>
      <ConversationPane key={`${party.id} ${rid}`} party={party} rid={rid.toLowerCase()} onInquiry={put} />
    </Suspense>
  );
}
