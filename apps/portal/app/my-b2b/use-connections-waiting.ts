import { countConnectionRequests } from '@kontor/contract';
import { UserPlus } from '@kontor/ui/icon';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { viewOfAuthor } from '../author/author-view.ts';
import { connectionsAddress } from '../connection/connection-address.ts';
import { useLoaded } from '../session/use-loaded.ts';
import type { WaitingPart } from './waiting-part.ts';

/** Requests to connect with oneself, and with businesses one administers. */
export function useConnectionsWaiting(): WaitingPart {
  const { t, i18n } = useLingui();
  const { data, failed, reload } = useLoaded(countConnectionRequests, {});
  const things = data?.identities
    .filter(({ waiting }) => waiting > 0)
    .map(({ author, waiting, latest }) => {
      const { id, name, type } = viewOfAuthor(author, i18n);
      const isPerson = type === 'user';
      return {
        key: id,
        picture: latest ? { url: viewOfAuthor(latest, i18n).picture, isPerson } : UserPlus,
        title: isPerson
          ? t`${plural(waiting, { one: '# person asks to connect with you', other: '# people ask to connect with you' })}`
          : t`${plural(waiting, { one: '# company asks to connect', other: '# companies ask to connect' })}`,
        note: isPerson ? undefined : name,
        href: connectionsAddress('requests', isPerson ? undefined : id),
        verb: t`View`,
      };
    });
  return { things, failed, reload };
}
