import type { InquiryMessage } from '@kontor/contract';
import { lazyPart } from '@kontor/web/lazy-part';
import { Trans } from '@lingui/react/macro';
import { Suspense, useMemo, useState } from 'react';
import { type MessagePart, splitLinks } from './split-links.ts';
import './message-text.css';

const LinkDialog = lazyPart(() => import('./link-dialog.tsx'));

/** What a message says; its links show where they lead before they are followed. */
export function MessageText({ message: { content, isRemoved } }: { message: InquiryMessage }) {
  const parts = useMemo(() => splitLinks(content), [content]);
  const [pressed, setPressed] = useState<NonNullable<MessagePart['link']>>();
  if (isRemoved)
    return (
      <p className="mc-text mc-removed">
        <Trans>Removed by moderation</Trans>
      </p>
    );
  return (
    <>
      <p className="mc-text">
        {parts.map(({ text, link }, place) =>
          link ? (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
              key={place}
              type="button"
              className="mc-text-link"
              onClick={() => setPressed(link)}
            >
              {text}
            </button>
          ) : (
            text
          ),
        )}
      </p>
      <Suspense>
        {pressed ? <LinkDialog {...pressed} onClose={() => setPressed(undefined)} /> : null}
      </Suspense>
    </>
  );
}
