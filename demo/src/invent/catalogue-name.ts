import { inSentence, upperFirst } from './wording.ts';

// What a thing of this class is called by itself: nobody sells "Spices: cumin seeds".
const classes = new Set([
  'Aquatic invertebrates',
  'Brushes',
  'Cases and containers',
  'Cereals',
  'Clays',
  'Colouring matter',
  'Cosmetic and toilet preparations',
  'Cyclic hydrocarbons',
  'Dairy produce',
  'Electrical apparatus',
  'Electro-mechanical domestic appliances',
  'Electronic integrated circuits',
  'Fibres',
  'Fish',
  'Floating structures',
  'Food preparations',
  'Fruit',
  'Fruit, edible',
  'Insulated electric conductors',
  'Iron or steel, railway or tramway track construction material',
  'Jewellery',
  'Machinery',
  'Machinery and apparatus',
  'Machinery parts',
  'Medical, surgical instruments and appliances',
  'Molluscs',
  'Nuts, edible',
  'Pharmaceutical goods',
  'Plants, live',
  'Plastics',
  'Printed matter',
  'Semiconductor media',
  'Spices',
  'Textile machinery',
  'Tools',
  'Tools, hand',
  'Tools, interchangeable',
  'Vegetables',
  'Vegetables, leguminous',
]);
const materials =
  /^(Aluminium|Cement, concrete or artificial stone|Copper|Glass|Iron or (?:non-alloy )?steel|Lead|Magnesium|Molybdenum|Nickel|Tantalum|Tin|Titanium|Tungsten|Zinc|Zirconium)$/;
const preposition = /^(of|for|with|in|to|from|on|made of|based on|designed for|derived from|obtained from) /;
/** What is said of a thing before its name: "women's or girls'", "roasted", "industrial". */
const attribute =
  /^(?:(?:wo)?men's or (?:girls|boys)'|(?:\w+ly )?(?:and |or |[\w-]+ or |[\w-]+ and )?[\w-]+(?:(?<!se)ed|al|ous|ic|ive|less)|primary|fresh|edible|still|wooden|synthetic|frozen|unwrought|woven|broken|track-laying)$/;

/** "Tools, hand" → "hand tools", "Steel, stainless" → "stainless steel". */
function straight(head: string): string {
  const [, noun = '', before] = /^(\w+), ([\w-]+)$/.exec(head) ?? [];
  return before ? `${before} ${inSentence(noun)}` : inSentence(head);
}

/**
 * A customs heading as a catalogue would print it: "Carpets: tufted, of nylon" → "Tufted carpets, of nylon", "Spices: cumin seeds" → "Cumin
 * seeds", "Iron or steel: wire articles" → "Wire articles of iron or steel". What fits no rule has a comma instead of the colon.
 */
export function catalogueName(name: string): string {
  const [head = '', ...more] = name.split(': ');
  const rest = more.join(', ');
  if (rest === '') return name;
  if (preposition.test(rest)) return upperFirst(`${straight(head)} ${rest}`);
  const [first = '', ...others] = rest.split(', ');
  const after = others.map((part) => `, ${part}`).join('');
  if (attribute.test(first)) return upperFirst(`${first} ${straight(head)}${after}`);
  if (classes.has(head)) return upperFirst(rest);
  if (materials.test(head)) return upperFirst(`${first} of ${inSentence(head)}${after}`);
  return upperFirst(`${straight(head)}, ${rest}`);
}
