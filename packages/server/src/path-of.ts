/** The path of an address. Query strings can hold what people typed, or a one-time code: they stay out of logs and messages. */
export function pathOf(url: string): string {
  return (url.split('?', 1)[0] ?? '').slice(0, 200);
}
