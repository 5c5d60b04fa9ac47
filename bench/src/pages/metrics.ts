/** The value of one of a service's figures at `/metrics`; 0 while it has none. */
export async function readMetric(serviceUrl: string, name: string): Promise<number> {
  const response = await fetch(`${serviceUrl}/metrics`);
  if (!response.ok) throw new Error(`${serviceUrl}/metrics answered ${response.status}.`);
  const line = (await response.text()).split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}
