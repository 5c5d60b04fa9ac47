import { type Connection, type FollowedResource, listConnectionsWith } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { Link2 } from '@kontor/ui/icon';
import { lazyPart } from '@kontor/web/lazy-part';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useLoaded } from '../session/use-loaded.ts';
import { WriteButton } from './write-button.tsx';

const ConnectDialog = lazyPart(() => import('./connect-dialog.tsx'));

interface ConnectButtonProps {
  resourceType: FollowedResource;
  id: string;
  name: string;
}

/** Of several of one's businesses, the one that is farthest is named on the button. */
const farthest = ['connected', 'received', 'asked'] as const;

/** For people who are signed in: to be connected with a person or a business, and what there is of it. */
export default function ConnectButton({ resourceType, id, name }: ConnectButtonProps) {
  const { t } = useLingui();
  const { data, reload } = useLoaded(listConnectionsWith, { params: { resourceType, id } });
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const states = data.identities.map(({ connection }) => connection?.state);
  const state = farthest.find((each) => states.includes(each));
  const texts: Record<Connection['state'], string> = {
    connected: t`Connected`,
    received: t`Answer request`,
    asked: t`Request sent`,
  };
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        data-on={state === 'connected' || undefined}
        onClick={() => setOpen(true)}
      >
        <Link2 size={17} />
        {state ? texts[state] : t`Connect`}
      </Button>
      {resourceType === 'user' && state === 'connected' ? <WriteButton id={id} name={name} /> : null}
      {isOpen ? (
        <Suspense>
          <ConnectDialog
            resourceType={resourceType}
            id={id}
            name={name}
            identities={data.identities}
            reload={reload}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
