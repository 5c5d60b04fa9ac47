import type { Connection, ConnectionKind } from '@kontor/contract';
import type { ConnectionRow } from './connection-row.ts';

/** What the first is to the second, where the second is this to the first. */
const reverse: Record<ConnectionKind, ConnectionKind> = {
  customer: 'supplier',
  supplier: 'customer',
  distributor: 'principal',
  principal: 'distributor',
  partner: 'partner',
};

/** The state as a side reads it: a refusal stays what it was to whoever asked. */
function stateFor(row: ConnectionRow, isAsker: boolean): Connection['state'] | undefined {
  if (row.state === 'accepted') return 'connected';
  if (row.withdrawn_at !== null || row.state === 'ended') return undefined;
  if (isAsker) return 'asked';
  return row.state === 'asked' ? 'received' : undefined;
}

/** A connection as one of the two has it; undefined where there is none for them. */
export function presentConnection(row: ConnectionRow, partyID: string): Connection | undefined {
  const isAsker = row.asker_id === partyID;
  const state = stateFor(row, isAsker);
  if (!state) return undefined;
  return {
    connectionID: row.id,
    state,
    kind: row.kind === null ? undefined : isAsker ? row.kind : reverse[row.kind],
    at: (state === 'connected' ? (row.accepted_at ?? row.asked_at) : row.asked_at).toISOString(),
    isShown: isAsker ? row.asker_shows : row.asked_shows,
    isPublic: row.is_shown,
  };
}
