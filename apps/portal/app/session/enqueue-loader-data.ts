declare global {
  interface Window {
    /** As `handover-script.server.ts` hands it over. */
    loaderData?: Record<string, unknown>;
    __reactRouterContext?: { streamController?: ReadableStreamDefaultController<string> };
  }
}

/** How React Router writes `null` in the place of a value. */
const nothing = -5;

/** Loaders' data in the form in which React Router reads them: a list of all values, in which each names its parts by their places. */
function packLoaderData(loaderData: Record<string, unknown>): string {
  const values: unknown[] = [];
  const places = new Map<unknown, number>();

  function placeOf(value: unknown): number {
    if (value === null) return nothing;
    const known = places.get(value);
    if (known !== undefined) return known;
    const place = values.push(value) - 1;
    if (typeof value !== 'object') places.set(value, place);
    else
      values[place] = Array.isArray(value)
        ? value.map(placeOf)
        : Object.fromEntries(Object.entries(value).map(([key, part]) => [`_${placeOf(key)}`, placeOf(part)]));
    return place;
  }

  placeOf({ loaderData, actionData: null, errors: null });
  return `${JSON.stringify(values)}\n`;
}

/** Gives the page's data to the router, where the page carries them as JSON. */
export function enqueueLoaderData({ loaderData, __reactRouterContext }: Window): void {
  const controller = __reactRouterContext?.streamController;
  if (!loaderData || !controller) return;
  controller.enqueue(packLoaderData(loaderData));
  controller.close();
}
