import type { ByPlace, FooterList, LinkOf, MenuList, PageLinks } from '../page/page-link.ts';
import { inSentence } from '../portal-country.ts';
import { usePortal } from '../session/use-portal.ts';

const declared = Object.values(
  import.meta.glob<PageLinks>('../*/page-links.ts', { eager: true, import: 'links' }),
);

/**
 * The links that pages declare for a list, in their order.
 * @returns takes a list, and what the shell itself puts between them, by its place
 */
export function usePageLinks() {
  const { country } = usePortal();
  const ofFolders = declared.map((links) => links({ code: country.code, place: inSentence(country.name) }));
  return <List extends FooterList | MenuList, Own = never>(list: List, own?: ByPlace<Own>) => {
    const ofList = ofFolders.map((links): ByPlace<LinkOf<List>> | undefined => links[list]);
    // An object has its numbered properties in the order of their numbers.
    const placed: ByPlace<LinkOf<List> | Own> = Object.assign({}, own, ...ofList);
    return Object.values(placed);
  };
}
