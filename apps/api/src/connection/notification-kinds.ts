import type { DeclaredKind } from '../notification/notification-kind.ts';
import texts from './digest-texts.json' with { type: 'json' };
import { connectionAcceptedMail, connectionAskedMail } from './mails.ts';

/** The list of whoever is told. */
const pathTo =
  (tab: string): DeclaredKind['pathOf'] =>
  ({ businessID }) =>
    `/connections?${new URLSearchParams({ tab, ...(businessID !== undefined && { as: businessID }) })}`;

/** Somebody asks to be connected: it can wait for the digest. */
export const askedKind: DeclaredKind = {
  kind: 'connection-asked',
  usual: { onPage: true, mail: 'daily', push: false },
  mail: connectionAskedMail,
  digestLine: texts.connectionAsked,
  pathOf: pathTo('requests'),
};
export const acceptedKind: DeclaredKind = {
  kind: 'connection-accepted',
  usual: { onPage: true, mail: 'daily', push: false },
  mail: connectionAcceptedMail,
  digestLine: texts.connectionAccepted,
  pathOf: pathTo('connections'),
};

export const connectionNotificationKinds: readonly DeclaredKind[] = [askedKind, acceptedKind];
