/** What a business can be to another one it is connected with. A principal is whose goods a distributor sells. */
export const connectionKinds = ['customer', 'supplier', 'distributor', 'principal', 'partner'] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

export const connectionLimits = {
  /** So long after a request, a refusal or an end somebody waits before they ask again. */
  askAgainAfterDays: 30,
  /** Requests of a party that wait, those of the last 24 hours included that it took back. */
  waiting: { new: 20, confirmed: 200 },
  /** Shared connections that are named. */
  named: 3,
  page: 50,
} as const;
