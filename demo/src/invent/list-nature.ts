import type { GoodsKinds } from './goods-kinds.ts';
import type { Nature } from './natures.ts';
import type { ProductText } from './product-texts.ts';
import type { Category } from './tree.ts';

const machines =
  /\b(machin\w*|presses|(?<!breast )pumps?|turbines?|engines?|vehicles?|buses|trucks?|tractors?|trailers?|lorries|cranes?|lifts|furnaces?|boilers?|locomotives?|ships?|boats?|aircraft|helicopters?|aeroplanes?|towers?)\b/i;
const appliances =
  /(system|device|monitor|unit|pump|laser|chair|table|light|lamp|analyzer|scanner|stimulator|microscope|sterilizer|warmer|generator|centrifuge|oximeter|ventilator|cabinet|camera|recorder|detector)$/i;
/** What comes by a line. */
const currents =
  /^(electricity|(district )?heat|steam|hot water)\b(?!.*(equipment|meters?|machin|apparatus|boilers?|generators?|turbines?|heat(ers?|ing)))/i;
const keeps = /dried|preserved|canned|roast|flour|juice|jam|powder|smoked|salted|pasteuri/i;

/** The nature of a public list's article: by its code, which parts goods from services, and by what its name says. */
export function natureOfText({ name, specs }: ProductText, category: Category, goods: GoodsKinds): Nature {
  const code = (list: string) => specs.find(({ key }) => key === `${list} code`)?.value.slice(0, 2);
  const division = Number(code('CPV') ?? 0);
  if (division === 48) return goods.nature('software');
  if (currents.test(name)) return goods.nature('service');
  if (division === 9 || division === 14) return goods.nature('bulk');
  if (division >= 45 || /\bservices?\b/i.test(name)) return goods.nature('service');
  if (/\bsoftware\b/i.test(name)) return goods.nature('software');
  if (specs.some(({ key }) => key === 'FDA product code'))
    return goods.nature(appliances.test(name) ? 'device' : 'medical');
  if (['25', '26', '27'].includes(code('HS') ?? '')) return goods.nature('bulk');
  const usual = goods.natureOf(category);
  if (usual.name === 'service' || usual.name === 'software') return goods.nature('consumer');
  if (category.industry_id <= '0006' && usual.name !== 'bulk' && machines.test(name))
    return goods.nature('machine');
  if (category.industry_id !== '0011') return usual;
  if (/frozen|ice cream|sorbet|popsicle/i.test(name)) return goods.nature('frozen');
  return keeps.test(name) ? goods.nature('food') : usual;
}
