export const connectionsPath = '/connections';

export const connectionTabs = ['connections', 'requests', 'sent'] as const;
/** What the page of connections shows: those that stand, requests to answer, and requests one sent. */
export type ConnectionTab = (typeof connectionTabs)[number];

/** The connections of a business of one's own, or one's own. */
export function connectionsAddress(tab: ConnectionTab, as?: string): string {
  return `${connectionsPath}?${new URLSearchParams({ tab, ...(as !== undefined && { as }) })}`;
}
