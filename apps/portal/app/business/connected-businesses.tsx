import { Card, FactList } from '@kontor/ui';
import type { BusinessPageData } from './business-page-data.ts';

/** The businesses it is connected with, as both sides wish to be named. */
export function ConnectedBusinesses({ connected }: BusinessPageData) {
  if (!connected) return null;
  return (
    <Card padded className="b-contact-card">
      <h2>{connected.title}</h2>
      <FactList
        facts={connected.kinds.map(({ text, links }) => ({
          label: text,
          value: links.map(({ href, name }) => (
            <a key={href} href={href}>
              {name}
            </a>
          )),
        }))}
      />
    </Card>
  );
}
