type Close = () => Promise<unknown>;

const open: Close[] = [];

/** What was started is ended with `close` when the bench ends, however it ends; the last first. */
export function closeAtEnd(close: Close): void {
  open.push(close);
}

/** Ends everything that was started. One that fails does not keep the others from ending. */
export async function closeAll(): Promise<void> {
  for (let close = open.pop(); close; close = open.pop()) {
    await close().catch((error: unknown) => console.error(error));
  }
}
