/** The answer of a page's action as the router in the browser reads it: values in a list, which name each other by their place. */
export function answerOfAction(outcome: object, status: number) {
  const places: unknown[] = [];

  function put(value: unknown): number {
    if (value === undefined) return undefinedPlace;
    const place = places.push(value) - 1;
    if (typeof value === 'object' && value !== null) {
      const named = Object.entries(value).map(([name, each]) => [`_${put(name)}`, put(each)]);
      places[place] = Object.fromEntries(named);
    }
    return place;
  }

  put({ data: outcome });
  return {
    status,
    headers: { 'content-type': 'text/x-script; charset=utf-8', 'x-remix-response': 'yes' },
    body: `${JSON.stringify(places)}\n`,
  };
}

/** As turbo-stream has it. */
const undefinedPlace = -7;
