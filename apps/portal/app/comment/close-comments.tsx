import { type CommentedRoot, closeComments } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';

interface CloseCommentsProps {
  resourceType: CommentedRoot;
  resourceID: string;
  areClosed: boolean;
  onChanged: () => Promise<void>;
}

/** Whoever administers the business takes no more comments on what is its own, or takes them again. */
export function CloseComments({ resourceType, resourceID, areClosed, onChanged }: CloseCommentsProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { failure, fail, begin } = useFailure();
  const [isUnderway, setUnderway] = useState(false);

  async function change() {
    begin();
    setUnderway(true);
    try {
      await call(closeComments, {
        params: { resourceID },
        body: { resourceType, areClosed: !areClosed },
      });
      await onChanged();
    } catch (error) {
      console.error('Comments could not be closed or opened', error);
      fail(t`That did not work. Please try again.`);
    } finally {
      setUnderway(false);
    }
  }

  return (
    <>
      <Button size="small" variant="quiet" loading={isUnderway} onClick={() => void change()}>
        {areClosed ? <Trans>Open comments</Trans> : <Trans>Close comments</Trans>}
      </Button>
      {failure}
    </>
  );
}
