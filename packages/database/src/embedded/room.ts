/** What is done about the room on the database's volume. */
export interface RoomState {
  /** Transactions may only read. */
  readOnly: boolean;
  /** Bytes the reserve file takes. */
  reserved: number;
}

/**
 * What should hold with so many bytes free on the volume, given what holds now and a reserve of `reserve` bytes:
 * with less than the reserve free, nothing is written any more; with less than a quarter of it, the reserve is given up for
 * what a server writes even then. Both end when there is clearly more room than that, so that nothing goes back and forth.
 */
export function nextRoomState(free: number, { readOnly, reserved }: RoomState, reserve: number): RoomState {
  if (reserve === 0) return { readOnly: false, reserved: 0 };
  const isTight = free < reserve || (readOnly && free < 2 * reserve);
  if (reserved > 0 && free < reserve / 4) return { readOnly: true, reserved: 0 };
  // Taking the reserve again leaves twice as much free.
  const takesAgain = reserved !== reserve && free - reserve + reserved >= 2 * reserve;
  return { readOnly: isTight, reserved: takesAgain ? reserve : reserved };
}
