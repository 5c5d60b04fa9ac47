import { wordsOf } from './words.ts';

/** Words too common in names and texts of the interface languages to tell rows apart; left out while others remain. */
export const stopWords: ReadonlySet<string> = new Set(
  `a agli ai al all alla alle allo an and at aux avec by con d da dal dall dalla de degli dei del dell della delle dem den der di do du e ein
  eine einem einen einer el en et for from fur gli i il in la las le les lo los mit nel nell nella of on or para per por pour sull the to un una
  und une uno von with y zum zur`.split(/\s+/),
);

/** The words of a name that tell it from others. */
export function contentWords(name: string): string[] {
  return wordsOf(name).filter((word) => !stopWords.has(word));
}

/** What people call those they look for: the tab says it already. Left out while others remain. */
export const roleWords: ReadonlySet<string> = new Set(
  `company companies firm firms distributor distributors exporter exporters importer importers maker makers manufacturer
  manufacturers supplier suppliers vendor vendors wholesaler wholesalers trader traders dealer dealers stockist stockists
  factories service services distribuidor distribuidores empresa empresas
  exportador exportadores fabricante fabricantes importador importadores mayorista mayoristas proveedor proveedores
  azienda aziende distributore distributori esportatore esportatori fabbricante fornitore fornitori importatore
  importatori produttore produttori grossista grossisti rivenditore rivenditori hersteller lieferant lieferanten handler grosshandler
  grosshandel grosshandlung importeur exporteur vertrieb fournisseur fournisseurs grossiste grossistes fabricant fabricants
  distributeur distributeurs importateur exportateur importatrice comercializadora comercializadoras distribuidora distribuidoras importadora
  importadoras exportadora exportadoras fabricantes productor productores productora productoras surtidor surtidores mayoreo tienda
  negociant producteur producteurs revendeur revendeurs hersteller anbieter produzent produzenten lieferer fachhandel seller sellers
  producer producers reseller resellers supplying`.split(/\s+/),
);
