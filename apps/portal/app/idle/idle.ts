/** When the browser has nothing else to do; not every browser says so. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(resolve) : setTimeout(resolve),
  );
}
