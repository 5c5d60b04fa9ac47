import { getBlocking, unblockParty, unmute } from '@kontor/contract';
import { Ban, Volume2 } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { MenuButton } from '../page-part/menu-button.tsx';
import { useSession } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { type PartyOfOthers, useBlockingItems } from './use-blocking-items.tsx';

/** On the page of a person or a business of others: to mute, block and report them, and the way back. */
export default function PartyMenu({ party }: { party: PartyOfOthers }) {
  const { t } = useLingui();
  const { call } = useSession();
  const { id, name } = party;
  const { data, reload } = useLoaded(getBlocking, { params: { id } });
  const { items, dialog, failure, fail, begin } = useBlockingItems({
    thing: party,
    party,
    onSilenced: reload,
    onHeard: reload,
  });

  async function takeBack(work: () => Promise<unknown>) {
    begin();
    try {
      await work();
      reload();
    } catch (error) {
      console.error('It could not be taken back', error);
      fail(t`Something was wrong, try again please`);
    }
  }

  const back = {
    mute: data?.isMuted && {
      key: 'unmute',
      text: t`Unmute ${name}`,
      Icon: Volume2,
      to: () => void takeBack(() => call(unmute, { params: { id } })),
    },
    block: data?.isBlocked && {
      key: 'unblock',
      text: t`Unblock ${name}`,
      Icon: Ban,
      to: () => void takeBack(() => call(unblockParty, { params: { partyID: id }, query: {} })),
    },
  };
  const shown = items.map((item) => (item.key in back && back[item.key as keyof typeof back]) || item);
  return (
    <>
      <MenuButton className="k-icon-button" label={t`More about ${name}`} items={data ? shown : items} />
      {failure}
      {dialog}
    </>
  );
}
