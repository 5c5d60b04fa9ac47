import type { ByPlace, FooterList, LinkOf, PageLinks } from '../page/page-link.ts';
import { inSentence } from '../portal-country.ts';
import { usePortal } from '../session/use-portal.ts';
import { inOrder } from './in-order.ts';

const declared = Object.values(
  import.meta.glob<PageLinks>('../*/page-links.ts', { eager: true, import: 'links' }),
);

/** @returns takes a list, and gives the links that pages declare for it, in their order */
export function usePageLinks() {
  const { country } = usePortal();
  const ofFolders = declared.map((links) => links({ code: country.code, place: inSentence(country.name) }));
  return <List extends FooterList | 'bar'>(list: List): LinkOf<List>[] =>
    inOrder(ofFolders.map((links): ByPlace<LinkOf<List>> | undefined => links[list]));
}
