import { lazyPart } from '@kontor/web/lazy-part';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { HiddenPosts } from './hidden-posts.tsx';
import { MutedParties } from './muted-parties.tsx';
import { OwnReports } from './own-reports.tsx';
import './blocking-lists.css';

const BlockedLists = lazyPart(() => import('../message-center/safety/blocked-lists.tsx'));

/** What one sees no more, and the way back: muted and blocked people and businesses, hidden posts; and what one reported. */
export default function BlockingLists() {
  const section = useRef<HTMLElement>(null);
  // It came after the page did, so a link to it found nothing yet.
  useEffect(() => {
    if (location.hash === '#blocking') section.current?.scrollIntoView();
  }, []);
  return (
    <section className="bl-lists" id="blocking" ref={section} aria-labelledby="blocking-title">
      <h2 id="blocking-title">
        <Trans>Content preferences</Trans>
      </h2>
      <p className="k-meta">
        <Trans>Nobody is told that you muted or blocked them, or hid a post.</Trans>
      </p>
      <MutedParties />
      <HiddenPosts />
      <BlockedLists />
      <OwnReports />
    </section>
  );
}
