const connectionsPath = '/connections';

/** The connections of a business of one's own, or one's own: those that stand, requests to answer, and requests one sent. */
export function connectionsAddress(tab: 'connections' | 'requests' | 'sent', as?: string): string {
  return `${connectionsPath}?${new URLSearchParams({ tab, ...(as !== undefined && { as }) })}`;
}
