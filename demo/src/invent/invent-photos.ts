import type { Language } from '@kontor/contract';
import { demoId } from './demo-id.ts';
import type { InventedBusiness } from './invent-businesses.ts';
import type { ProductRow } from './invent-products.ts';

/** Views of the picture that is drawn of a product, as the portal draws them (apps/portal/app/picture). */
const views = ['plate', 'top', 'detail', 'packed'] as const;
type View = (typeof views)[number];

interface PhotoRow {
  id: string;
  product_id: string;
  position: number;
  photo: { url: string; alt: string };
}

const words: Record<Language, Record<View, string>> = {
  en: { plate: 'illustration', top: 'seen from above', detail: 'detail', packed: 'packed for transport' },
  es: {
    plate: 'ilustración',
    top: 'vista superior',
    detail: 'detalle',
    packed: 'empacado para el transporte',
  },
  it: {
    plate: 'illustrazione',
    top: "vista dall'alto",
    detail: 'dettaglio',
    packed: 'imballato per il trasporto',
  },
  zh: { plate: '示意图', top: '俯视图', detail: '细节', packed: '运输包装' },
};

/** Three or four pictures of every product, each another view of it; what has no body is not packed. */
export function inventPhotos(
  businesses: readonly InventedBusiness[],
  products: readonly ProductRow[],
): PhotoRow[] {
  const languageOf = new Map(businesses.map(({ row, plan }) => [row.id, plan.country.texts]));
  return products.flatMap(({ id, business_id, name, category_id, specs }) => {
    const language = languageOf.get(business_id) ?? 'en';
    const isGoods = specs.some(({ key }) => key === 'Origin');
    return views
      .filter((view) => view !== 'packed' || isGoods)
      .map((view, position) => ({
        id: demoId('photo', id, view),
        product_id: id,
        position,
        photo: { url: addressOf(id, category_id, view), alt: `${name}: ${words[language][view]}` },
      }));
  });
}

/** A change in how they are drawn needs a new edition, as in the portal. */
function addressOf(id: string, place: string, view: View): string {
  return `/picture/plate/${id}.svg?place=${place}${view === 'plate' ? '' : `&view=${view}`}&v=1`;
}
