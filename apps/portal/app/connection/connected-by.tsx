import { getConnectedBy, type ShownPerson } from '@kontor/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLoaded } from '../session/use-loaded.ts';

/** How whoever is signed in is connected with somebody; nothing where they are not. */
export default function ConnectedBy({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const { data } = useLoaded(getConnectedBy, { params: { id } });
  if (!data) return null;
  const { isConnected, shared, businesses } = data;
  const { count } = shared;
  const listed = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  const people = listed.format(
    shared.named.map(({ firstName, lastName }: ShownPerson) => `${firstName} ${lastName}`),
  );
  const firms = listed.format(businesses.map(({ general }) => general.companyName));
  const ways = [
    isConnected && t`You are connected`,
    count > 0 &&
      t`${plural(count, { one: '# shared connection', other: '# shared connections' })}: ${people}`,
    businesses.length > 0 && t`Both at ${firms}`,
  ].filter((way) => way !== false);
  return ways.map((way) => <span key={way}>{way}</span>);
}
