import { expect, test } from 'vitest';
import { readEarliestYears } from './earliest-years.ts';
import { readGoodsKinds } from './goods-kinds.ts';
import { comesFrom, readHomes } from './goods-of-countries.ts';
import { readLeastPeople } from './least-people.ts';
import type { Spec } from './spec-values.ts';
import { sharedInventedDemo } from './testing.ts';

const { data } = await sharedInventedDemo();
const planOf = new Map(data.businesses.map(({ plan, row }) => [row.id, plan]));

function specOf({ specs }: { specs: Spec[] }, wanted: string): string {
  const { value = '', unit } = specs.find(({ key }) => key === wanted) ?? {};
  return unit ? `${value} ${unit}` : value;
}

const inSubcategory = (id: string) => data.products.filter(({ subcategory_id }) => subcategory_id === id);

test('no business is older than what it is known for', () => {
  const earliestYear = readEarliestYears();
  const tooOld = data.businesses.flatMap(({ plan, row }) => {
    const [main, ...focus] = [plan.categories[0]?.id ?? '', ...plan.focus.map(({ id }) => id)];
    const since = row.year_established ?? Number.POSITIVE_INFINITY;
    return since < earliestYear([main, ...focus]) ? [`${row.company_name}: ${since}`] : [];
  });
  expect(tooOld).toEqual([]);
  const tablets = data.businesses.filter(({ plan }) => plan.focus.some(({ name }) => name === 'Tablets'));
  expect(tablets.length).toBeGreaterThan(0);
  for (const { row } of tablets) expect(row.year_established ?? 2008).toBeGreaterThanOrEqual(2008);
});

test('nobody makes what takes a plant with a workshop: no nuclear nozzles of 11 people, no steel of 26', () => {
  const least: [what: RegExp, people: number][] = [
    [/^(Nuclear Components|Power Plant Boilers|Steam Turbines|Wind Turbine Blades)$/, 251],
    [/^(Wind Turbines|Gas Turbines|Carbon Steel|Stainless Steel|Tires)$/, 501],
    [/^(Aircraft Parts|Satellites|Brake Parts|Engine Parts|Hydro Turbines|Excavators)$/, 101],
    [/^(Portland Cement|Float Glass|Rebar|Steel Beams)$/, 251],
  ];
  const offered = Map.groupBy(data.products, ({ business_id }) => business_id);
  const known = new Map(
    data.businesses.flatMap(({ plan }) =>
      plan.categories.flatMap(({ subcategories }) => subcategories.map(({ id, name }) => [id, name])),
    ),
  );
  const makers = data.businesses.filter(({ plan }) => plan.kind === 'maker');
  const heavy = makers.flatMap(({ plan, row }) => {
    const own = plan.focus.map(({ name }) => name);
    const nuclear = (offered.get(row.id) ?? []).some(
      ({ subcategory_id }) => known.get(subcategory_id ?? '') === 'Nuclear Components',
    );
    const people = Math.max(
      nuclear ? 251 : 0,
      ...least.map(([what, count]) => (own.some((name) => what.test(name)) ? count : 0)),
    );
    return people > 0 ? [{ row, people }] : [];
  });
  expect(heavy.length).toBeGreaterThan(25);
  const tooSmall = heavy.filter(({ row, people }) => (row.employees_min ?? people) < people);
  expect(
    tooSmall.map(({ row, people }) => `${row.company_name}: ${row.employees_min}, not ${people}`),
  ).toEqual([]);
});

test('nor does anyone offer as its own make what its works is too small for, whatever it is known for', () => {
  const leastPeople = readLeastPeople();
  const offered = Map.groupBy(data.products, ({ business_id }) => business_id);
  const makers = data.businesses.filter(({ plan }) => plan.kind === 'maker');
  const tooSmall = makers.flatMap(({ row }) => {
    const own = (offered.get(row.id) ?? []).flatMap(({ subcategory_id }) => subcategory_id ?? []);
    const people = leastPeople(own);
    return (row.employees_min ?? people) < people
      ? [`${row.company_name}: ${row.employees_min}, not ${people}`]
      : [];
  });
  expect(tooSmall).toEqual([]);
  const demanding: [what: RegExp, people: number][] = [
    [/^(Curtain Walls|Operating Tables)$/, 51],
    [/^(Hydro Generators|Anesthesia Machines|Satellites|Cranes|Pesticides)$/, 101],
    [/^(Power Plant Boilers|Memory Chips|Animal Vaccines)$/, 251],
  ];
  const known = makers.flatMap(({ plan, row }) =>
    plan.focus.flatMap(({ name }) =>
      demanding.flatMap(([what, people]) => (what.test(name) ? [{ name, row, people }] : [])),
    ),
  );
  expect(known.length).toBeGreaterThan(15);
  const small = known.filter(({ row, people }) => (row.employees_min ?? people) < people);
  expect(small.map(({ name, row }) => `${name}: ${row.employees_min}`)).toEqual([]);
});

test('nobody but a workshop has one line for different kinds of goods', () => {
  const goods = readGoodsKinds();
  const one = data.businesses.filter(
    ({ plan, row }) =>
      row.production_lines === 1 &&
      (row.employees_max ?? 0) > 50 &&
      new Set(plan.focus.map(({ id }) => goods.ofSubcategory(id))).size > 1,
  );
  expect(one.map(({ row }) => `${row.company_name}: ${row.short_description}`)).toEqual([]);
});

test('about as many people as a text says are within the range of the profile', () => {
  const told = data.businesses.flatMap(({ row, texts }) =>
    [row, ...texts].flatMap(({ short_description, general_description }) => {
      const text = `${short_description} ${general_description ?? ''}`;
      const [, count = ''] =
        /(?:about|unas|[Cc]irca|约)\s*([\d.,]+)\s*(?:people|personas|persone|人)/.exec(text) ?? [];
      return count === '' ? [] : [{ row, count: Number(count.replace(/[.,]/g, '')) }];
    }),
  );
  expect(told.length).toBeGreaterThan(200);
  const outside = told.filter(
    ({ row, count }) => count < (row.employees_min ?? count) || count > (row.employees_max ?? count),
  );
  expect(
    outside.map(
      ({ row, count }) => `${row.company_name}: ${count} of ${row.employees_min}–${row.employees_max}`,
    ),
  ).toEqual([]);
});

test('the year a text names stands in the profile', () => {
  const missing = data.businesses.filter(({ row }) => {
    const years =
      `${row.short_description} ${row.general_description}`.match(/\b(19[3-9]|20[012])\d\b/g) ?? [];
    return years.some((year) => Number(year) !== row.year_established);
  });
  expect(missing.map(({ row }) => row.short_description)).toEqual([]);
});

test('what stands beside the year a business was founded does not repeat it', () => {
  const repeating = data.businesses.flatMap(({ row, texts }) =>
    [row, ...texts].flatMap(({ short_description: short }) =>
      short?.includes(String(row.year_established)) ? [short] : [],
    ),
  );
  expect(repeating).toEqual([]);
});

test('makers and exporters offer what their country has: no nuclear fuel of Dortmund, no palm oil of Finland', () => {
  const homes = readHomes();
  const known = data.businesses.flatMap(({ plan }) => plan.focus.map(({ name }) => name));
  expect(known.filter((name) => ['Nuclear Fuel', 'Tobacco', 'Live Animals'].includes(name))).toEqual([]);
  const foreign = data.products.filter(({ business_id, subcategory_id }) => {
    const plan = planOf.get(business_id);
    const isSource = plan?.kind === 'maker' || plan?.kind === 'exporter';
    return isSource && !comesFrom(homes, subcategory_id, plan.country.code);
  });
  expect(foreign.map(({ name }) => name)).toEqual([]);
});

test('importers offer what comes from elsewhere', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const origins = data.products.flatMap((product) => {
    const plan = planOf.get(product.business_id);
    const origin = specOf(product, 'Origin');
    return plan?.kind === 'importer' && origin !== '' ? [origin === names.of(plan.country.code)] : [];
  });
  expect(origins.length).toBeGreaterThan(500);
  expect(origins.filter((isOwn) => isOwn)).toEqual([]);
});

test('collectors of heat are no photovoltaic modules', () => {
  const collectors = data.products.filter(({ name }) =>
    /collectors? for heat|solar water heater/i.test(name),
  );
  expect(collectors.length).toBeGreaterThan(0);
  for (const collector of collectors) {
    expect(specOf(collector, 'Efficiency'), collector.name).toBe('');
    expect(specOf(collector, 'Rated power'), collector.name).toBe('');
  }
});

test('conveyor belts fit their strength, their thickness and those who buy them', () => {
  const belts = inSubcategory('00060404').filter(({ source }) => source === null);
  expect(belts.length).toBeGreaterThan(20);
  for (const belt of belts) {
    const [material, strength] = [specOf(belt, 'Material'), specOf(belt, 'Tensile strength')];
    if (/steel cord/.test(material)) expect(strength).toMatch(/^(ST|$)/);
    if (/EP fabric/.test(material)) expect(strength).toMatch(/^(EP|$)/);
    if (/polyester/.test(material)) expect(strength).toMatch(/^(\d+ N\/mm|$)/);
    if (/^PVC|^PU/.test(material)) expect(belt.description ?? '').not.toMatch(/steel mill|foundr|mines/);
    if (belt.name.startsWith('Food-grade')) expect(material).toMatch(/food-grade/);
    if (belt.name.startsWith('Heat-resistant')) expect(material).toMatch(/heat-resistant/);
  }
});

test('gloves are tested by the standard of what they protect from', () => {
  const gloves = inSubcategory('00041101').filter(({ specs }) => specOf({ specs }, 'Standard') !== '');
  expect(gloves.filter((glove) => /EN 374/.test(specOf(glove, 'Standard'))).length).toBeGreaterThan(0);
  for (const glove of gloves) {
    const [material, standard] = [specOf(glove, 'Material'), specOf(glove, 'Standard')];
    expect(/EN 374/.test(standard), `${glove.name}: ${material}, ${standard}`).toBe(
      /^Nitrile/.test(material),
    );
  }
});

const own = data.products.filter(({ source }) => source === null);
const everyValue = (product: (typeof own)[number]) =>
  product.specs.map(({ key, value }) => ({ key, value: `${key}: ${value}` }));

/** What no article says of itself at once: two of its values, or its name and one of them. */
const contradictions: [what: string, one: RegExp, other: RegExp][] = [
  [
    'plastics have no hardness of steel',
    /^Material: (POM|PA |PTFE|Polymer|Polyamide|Polypropylene)/,
    /\d (HRC|HB)$/,
  ],
  ['austenitic steel is not hardened', /^Material: Stainless steel 1\.4/, /^Hardness: .*\d+ HRC/],
  ['cast iron is not that hard', /^Material: .*(Cast iron|Ductile)/, /\d HRC$/],
  [
    'stainless steel is not galvanised',
    /(Stainless|1\.4[35]\d\d|A[24]-[78]0)/,
    /: (Zinc-plated|Hot-dip galvanised|Galvanised|Zinc-flake)/,
  ],
  ['nor is aluminium', /: (Aluminium|60[068][0-3]|A[lL]Si)/, /^(Surface|Finish): .*[Gg]alvanised/],
  [
    'nitrile rubber bears 120 °C',
    /^(Material|Lining|Bladder|Elastomer): NBR/,
    /^Temperature range: .* \+(1[3-9]|[2-9]\d)\d °C/,
  ],
  ['polyamide cages bear no heat', /^High-temperature/, /^Cage: Polyamide/],
  ['a resistance thermometer does not measure 1,100 °C', /^Sensing element: Pt/, /^Measuring range: .*1,100/],
  ['PVC has a halogen', /^Halogen-free/, /: PVC/],
  ['what is waterproof lets no water in', /^Waterproof/, /: IP20$/],
  ['tools without a cord have a battery', /^Cordless (drill|grinder|angle|power)/i, /^Power: [\d,]+ W$/],
  ['what is used is not new', /^(Used|Reconditioned) /, /^(Hours|Condition): New/],
  ['rain does not come through paper', /^Waterproof labels/, /^Material: (Paper|Thermal paper)/],
  ['a belt of steel cord is as wide as those of mines', /^Material: Rubber, steel cord/, /^Width: \d{3}$/],
  ['belts of mines are wide', /^(\w+ )?conveyors for mining/i, /^Belt width: [1-7]\d\d$/],
  ['no motor of a megawatt hangs by its face', /high voltage motors/i, /^Mounting: B(5|14|35)$/],
  ['what measures voltage has no class of current', /^Ratio: 20,000\/100 V/, /^Accuracy class: (5P20|.*S$)/],
  ['a small bore has a small port', /^Bore: (16|25)$/, /^Port size: G3\/8/],
  ['a large turbine turns slowly', /^Rated power: (15|40)$/, /^Speed: (9,300|14,900)$/],
  ['a servo motor of 1.5 kW has 4.8 N·m at 3,000 rpm', /^Rated power: 1\.5$/, /^Rated torque: (14|7\.2)$/],
  ['no car has 2,300 N·m', /^Fits: Passenger cars/, /^Torque: (900|2,300)$/],
  [
    'an excavator of 1.8 t is small in all',
    /^Operating weight: 1\.8$/,
    /^(Engine power: ([2-9]\d|\d{3})|Bucket: (0\.[4-9]|[1-9]).*)$/,
  ],
  ['cast iron does not turn at 12,000 rpm', /^Material: Grey cast iron/, /^Maximum speed: (6,000|12,000)$/],
  ['what has a bore of 8 mm is no heavy coupling', /^Nominal torque: 10$/, /^Weight: ([1-9]|\d\d)(\.\d)?$/],
  ['EN 15376 allows no more water than 3,000 mg/kg', /^Standard: EN 15376/, /^Water: [5-9],/],
  ['a serial memory has eight pins', /^Interface: (SPI|I²C)$/, /^Package: (TQFP|QFN)/],
  ['a bottle of 30 ml takes no cork', /^Volume: 30$/, /^Neck: Bordelaise/],
  ['tractors have no class of cars', /^Fits: Tractors/, /^Standard: Euro \d/],
  ['a lathe of 800 mm turns slowly', /^Turning diameter: [58]00$/, /^Spindle speed: ([3-9]|\d\d),/],
  ['1,800 rpm are of 60 Hz', /^Voltage: (230\/400|400\/690) V$/, /^Speed: (1,200|1,800|3,600)$/],
  ['what is sold by the litre is no powder', /^Dosage: .*l\/ha$/, /g\/kg$/],
  ['gypsum is no cement mortar', /gypsum and plaster/i, /EN 998/],
  ['alcohol burns without a flue, efficiency or class', /^Fuel: Bioethanol/, /^(Energy class|Efficiency): /],
  ['whey has hardly any fat', /whey products/i, /^(Fat: 2\d|Protein: [23]\d|Packing: Tin.*)$/],
  ['2.5 kg are not warm within five minutes', /^Content: 2\.5$/, /^Preparation: Microwave/],
  ['tempered glass is cut before', /tempered glass/i, /^(Format: \d.*|Standard: EN 572)$/],
  ['an anesthesia machine stands on wheels', /anesthesia machines/i, /^Weight: \d(\.\d)?$/],
  ['a broom of beech has a stick of wood', /^Material: Beech/, /^Handle: Aluminium/],
  ['small generators burn petrol', /portable generators/i, /^Fuel: Diesel/],
  ['no pivot comes by the piece', /irrigation equipment/i, /^Type: Centre pivot/],
  ['brake discs are not ten to a carton', /^Part: Brake d/, /^Export packing: \d\d /],
  ['what is lined has a lining', /-lined|^Lined /, /^Lining: None/],
  [
    'a bush of 42 mm holds no pulley of half a metre',
    /^Pitch diameter: (140|250|500)$/,
    /^Bore: .*(1108|1610)/,
  ],
  ['a small timing pulley has no room for a bush', /^Teeth: (14|22)$/, /^Bore: Taper bush/],
  ['SPC belts do not bend around 80 mm', /^Profile: SP[BC]$/, /^Pitch diameter: 80$/],
  ['there is no heavy series of small pitch', /^Heavy-series roller chains/, /^Pitch: (8|9\.525|1[25].*)$/],
  ['an arrester of type 3 bears little', /^Type: Type 3/, /^Discharge current: \d\d/],
  ['what has no frame has no housing', /^Frameless .*motors/, /^Protection class: /],
  [
    'a package boiler comes on one truck',
    /^Package power plant boilers/,
    /^Steam (output: (75|220)|pressure: 98)/,
  ],
  ['a crane weighs more than it lifts', /^Lifting capacity: (12|35|80)$/, /^Operating weight: (1\.8|8)$/],
  ['what is compact weighs little', /^Compact (road rollers|loaders)/, /^Operating weight: (14|21|36)$/],
  ['a large hydraulic motor turns slowly', /^Displacement: (160|400) /, /^Speed: (800|\d,\d+)$/],
  ['a pump of 2.2 kW lifts little', /^Power: (0\.75|1\.1|2\.2)$/, /^Head: 120$/],
  ['rolled screws are not exact', /^Rolled ball screws/, /^Accuracy class: C[35]/],
  ['a tapered key is not parallel', /^Tapered/, / parallel keys/],
  ['skirts have no sleeves', /-sleeved/, / skirts$/],
  ['boosters are for children of three years', /booster seats/i, /^(Body height: [47]|Age: From (birth|15))/],
  ['nobody carries 60 l into a cabin', /^Cabin-size/, /^Volume: (60|65|98)$/],
  ['a cushion is in no tube', /^Cushion foundations/, /^Packing: (Tube|Pump bottle|Glass bottle)/],
  ['silver costs more than steel', /(cufflinks|tie clips)/i, /^Material: Sterling silver/],
  ['what is chilled is not frozen', /^Storage: Chilled/, /kept frozen/],
  ['pork has no hindquarter', /^(Pork|.* pork$)/i, /^Cut: (Hind|Fore)quarter/],
  ['premium ice cream is not lean', /premium ice cream/i, /^Fat: [48]$/],
  [
    'wood and stone have no test of upholstery',
    /(bar counters|banquet furniture)/i,
    /^(Fire class|Abrasion): /,
  ],
  ['one skin keeps no heat', /^Panel: Single-skin/, /^Heat transmission: /],
  ['a small pool holds little', /^Size: Ø 3\.6/, /^Volume: (22|45)$/],
  ['no car has tyres of a lorry', /^Size: (195|225)/, /^Fits: (Heavy|Tractors|Light)/],
  ['seamless tubes are round', /^Seamless steel/, /^Form: (Square|Rectangular)/],
  ['a membrane of 40 in and 8 is large', /^Size: 8 × 40/, /^Membrane area: (2|7)/],
  ['a self-tapping screw has no thread of bolts', /^Self-tapping/, /^Standard: ISO 40/],
  ['what comes the same day is near', /^Same-day courier/, /^Service area: (Int|Nat)/],
  ['what is frozen is not just cool', /cold chain .*frozen/i, /^Temperature: (2|15)/],
  ['nobody streams for 20 s', /^Format: Live stream/, /^Length: [23]0/],
  ['Asia is neither Mexico nor the world', /^Sourcing in Asia/, /^Service area: (Mexico|World)/],
  ['a round display is small', /^Round OLED/, /^Diagonal: [25]/],
  ['a bearing does not glow', /temperature sensors for bearings/i, /^Sensing element: Thermocouple/],
  ['a thin tube has no thick thread', /^Tube diameter: [46]$/, /^Thread: G(3\/8|1\/2)/],
  ['24 V rollers move no pallet', /^Load: (500|1,500)$/, /^Drive: 24 V motor rollers/],
  ['a vane pump has no 350 bar', /^Vane hydraulic pumps/, /^Nominal pressure: (315|350)$/],
  ['150 l/min take more than 15 kW', /^Flow: 150$/, /^Motor: (1\.5|5\.5|15)$/],
  ['light crude is sweet', /^API gravity: 39/, /^Sulphur: 3\.2/],
  ['coal of much heat has little ash', /^Calorific value: 6,700/, /^Ash: 18/],
  ['surveyors fly no sprayers', /^(Survey|Inspection) drones/, /^Take-off weight: 48$/],
  ['bellows are of metal', /^Bellows/, /^Element: (Rubber|Poly)/],
  ['what is miniature is small', /^Miniature (linear|cross)/, /^Size: (2|3|4)\d$/],
  ['an axle for 1.2 t carries no bus', /^Load: 1\.2$/, /^Fits: (Buses|Heavy)/],
  ['lamb is no cow', /^Lambskin/, /^Leather: Cow/],
  ['nobody wears a belt of 70B', /maternity belts/i, /^Sizes: 70B/],
  ['babies do not suck beech', /^(Orthodontic|Silicone) teethers/, /^Material: Beech/],
  ['toddlers are a year old', /toddler milk/i, /^Age: From (birth|6)/],
  ['mouthwash comes in no tube', /mouthwash/i, /^Packing: Tube/],
  ['hair is not straightened with 5 W', /straighteners/i, /^Power: 5$/],
  ['a clutch is small', /clutches$/i, /^Size: (32|40) × \d+ × 1\d cm/],
  ['skim milk has no fat', /\bskim\b.*milk$/i, /^Fat: [13]\.5/],
  ['iced tea is in no bag', /\biced\b.*\btea\b/i, /^Packing: 20 tea bags/],
  ['a needle is not measured in millilitres', /\bneedle$/i, /^Size: \d+$/],
  ['oil is no powder', /omega oils/i, /^Form: (Powder|Tablets)/],
  ['bitumen of a grade softens where that says', /^Grade: 50\/70/, /^Softening point: (55|8)/],
  ['light oil burns on the floor', /^Wall-hung boilers/, /^Fuel: Light oil/],
  ['a small grill has few burners', /^Grill area: 45/, /^Burners: [34]$/],
  ['inspection before shipment is not during production', /pre-shipment/i, /during production/],
];

test.each(contradictions)('%s', (_, one, other) => {
  const wrong = data.products.flatMap((product) => {
    const texts = [product.name, ...everyValue(product).map(({ value }) => value), product.description];
    const [first, second] = [texts.find((text) => one.test(text)), texts.find((text) => other.test(text))];
    return first && second ? [`${product.name}: ${first}; ${second}`] : [];
  });
  expect(wrong).toEqual([]);
});

/** What a name promises and where the specification says it, if it does. */
const promises: [name: RegExp, key: string, value: RegExp][] = [
  [/^Plastic (spur gears|pallets|plain bearings)/i, 'Material', /POM|PE-HD|Polymer/],
  [/^Hardened/, 'Hardness', /HRC/],
  [/^Hardened/, 'Material', /harden|C45|16MnCr5|42CrMo4/],
  [/^Stainless steel /, 'Material', /Stainless|AISI|CF8M|1\.4|316|440C/],
  [/^Stainless steel/, 'Strength class', /^A[24]-/],
  [/^Stainless steel/, 'Housing', /Stainless/],
  [/^Wooden/, 'Material', /wood|Birch|Beech|Eucalyptus/i],
  [/^Glass-/, 'Material', /[Gg]lass|veneer|PA 6 GF30|PBT|steel/],
  [/^High-efficiency .*motors/, 'Efficiency class', /IE[34]/],
  [/^Five-axis/, 'Control', /5 axes/],
  [/^Finger-protection/, 'Resolution', /^14 mm/],
  [/^Thermocouple/, 'Sensing element', /Thermocouple/],
  [/^Food-grade (rubber )?hoses/, 'Lining', /food-grade/],
  [/^Organic cotton/, 'Material', /[Oo]rganic cotton/],
  [/^Organic cotton/, 'Fabric', /[Oo]rganic cotton/],
  [/^Cork/, 'Material', /[Cc]ork/],
  [/^Copper-coated/, 'Coating', /Copper/],
  [/^Halal-certified|^Halal/, 'Certification', /Halal/],
  [/^HF RFID/, 'Frequency', /^13\.56 MHz/],
  [/^UHF RFID/, 'Frequency', /^(865–868|902–928) MHz/],
  [/^Clamp-on flow/, 'Process connection', /^Clamped/],
  [/^4G industrial routers/, 'Mobile network', /^4G/],
  [/^Crop-spraying drones/, 'Take-off weight', /^48 kg/],
  [/automatic transmissions/i, 'Oil', /^ATF/],
  [/pocket squares/i, 'Size', /^(25|33) ×/],
  [/over-the-counter medicines/i, 'Form', /Tablets|Capsules|Syrup/],
  [/tablets/i, 'Display', /^(8|1[0-2])(\.\d)? in/],
  [/lip balms/i, 'Content', /^[\d.]+ g/],
  [/sideboards/i, 'Size', /× \d\d cm/],
  [/(rattan|wicker)/i, 'Material', /wicker|rattan/],
  [/^Organic clutch discs/, 'Lining', /fibre/],
  [/^Multi-groove/, 'Grooves', /^[35]$/],
  [/^Oral contrast/, 'Form', /^Oral/],
  [/executive search/, 'Positions', /^(Engineers|Managers)/],
  [/^Intellectual property/, 'Scope', /^Trademarks/],
  [/from renewable sources/, 'Source', /Hydro|Wind|Biomass/],
  [/^Inground/, 'Size', /^(5|8)/],
  [/premium ice cream/i, 'Fat', /^12/],
];

test.each(promises)('what is called %s has a %s of %s', (called, key, right) => {
  const wrong = own.flatMap((product) => {
    const value = called.test(product.name) ? specOf(product, key) : '';
    return value === '' || right.test(value) ? [] : [`${product.name}: ${key} ${value}`];
  });
  expect(wrong).toEqual([]);
});

test('gear motors give the torque of their power, and machines that nobody used have no hours', () => {
  const motors = inSubcategory('00060207').filter(({ source }) => source === null);
  const figure = (product: (typeof motors)[number], key: string) =>
    Number.parseFloat(specOf(product, key).replaceAll(',', ''));
  const told = motors.filter((product) => specOf(product, 'Output torque') !== '');
  expect(told.length).toBeGreaterThan(5);
  for (const product of told) {
    const torque = (9_550 * figure(product, 'Rated power')) / figure(product, 'Output speed');
    expect(figure(product, 'Output torque'), product.name).toBeLessThanOrEqual(torque);
    expect(figure(product, 'Output torque'), product.name).toBeGreaterThan(torque * 0.85);
  }
  const unused = own.filter(
    (product) => /\d h$/.test(specOf(product, 'Hours')) && !/^(Used|Refurbished) /.test(product.name),
  );
  expect(unused.map(({ name }) => name)).toEqual([]);
});

test('a shawl weighs no kilogram in its carton', () => {
  const shawls = inSubcategory('00101002').filter((product) => specOf(product, 'Export packing') !== '');
  expect(shawls.length).toBeGreaterThan(2);
  for (const shawl of shawls) {
    const [count = 0, carton = 0] = (specOf(shawl, 'Export packing').match(/\d+/g) ?? []).map(Number);
    expect(carton / count, shawl.name).toBeLessThan(1);
  }
});

test('spur gears of plastic have no hardness, and those of hardened steel have theirs', () => {
  const gears = inSubcategory('00060205').filter(({ source }) => source === null);
  const hardness = new Map(
    gears.flatMap((gear) => {
      const [material, hard] = [specOf(gear, 'Material'), specOf(gear, 'Hardness')];
      return material && hard ? [[material, hard]] : [];
    }),
  );
  expect(gears.some((gear) => specOf(gear, 'Material') === 'POM')).toBe(true);
  expect(hardness.get('16MnCr5, case-hardened')).toBe('58–62 HRC');
  expect([...hardness.keys()]).not.toContain('POM');
});

test('locking assemblies are wider outside than inside, and pools hold what their size holds', () => {
  const figure = (product: (typeof own)[number], key: string) =>
    Number.parseFloat(specOf(product, key).replaceAll(',', ''));
  const rings = own.filter(
    (product) => specOf(product, 'Outer diameter') && specOf(product, 'Inner diameter'),
  );
  expect(rings.length).toBeGreaterThan(10);
  for (const ring of rings)
    expect(figure(ring, 'Outer diameter'), ring.name).toBeGreaterThan(figure(ring, 'Inner diameter') * 1.2);
});

test('a chain bears what ISO 606 says of its pitch and strands', () => {
  const least: Record<string, number> = {
    '8 mm': 3,
    '9.525 mm': 6,
    '12.7 mm': 11,
    '19.05 mm': 20,
    '25.4 mm': 40,
  };
  const chains = inSubcategory('00060501').filter((chain) => specOf(chain, 'Tensile strength') !== '');
  expect(chains.length).toBeGreaterThan(5);
  for (const chain of chains.filter(({ source }) => source === null)) {
    const strands = { Simplex: 1, Duplex: 1.8, Triplex: 2.6 }[specOf(chain, 'Strands')] ?? 1;
    expect(Number.parseFloat(specOf(chain, 'Tensile strength')), chain.name).toBeGreaterThanOrEqual(
      (least[specOf(chain, 'Pitch')] ?? 0) * strands,
    );
  }
});

test('a variable resistor is no chip', () => {
  const variable = data.products.filter(({ name }) => name.includes('wirewound variable'));
  expect(variable.length).toBeGreaterThan(0);
  expect(variable.filter((one) => /^\d{4}$/.test(specOf(one, 'Case size')))).toEqual([]);
});

test('nothing is in stock whose size, colour or drawing comes from the customer', () => {
  const ready = data.products.filter(
    (product) =>
      product.stock &&
      (/(made|cut) to (drawing|measure)|Made-to-/.test(product.name) ||
        product.specs.some(({ value }) => /^To (measure|order|drawing)$/.test(value))) &&
      !/^(Used|Reconditioned|Refurbished) /.test(product.name),
  );
  expect(ready.map(({ name }) => name)).toEqual([]);
});

test('prices are in dollars, in euros or in the money of the country', () => {
  const foreign = data.products.filter(
    ({ price_currency, business_id }) =>
      price_currency === 'MXN' && planOf.get(business_id)?.country.code !== 'MX',
  );
  expect(foreign.map(({ name }) => name)).toEqual([]);
  expect(data.products.filter(({ price_currency }) => price_currency === 'MXN').length).toBeGreaterThan(100);
});

test('services are offered in the country or abroad, not in a region that is far from the firm', () => {
  const areas = data.products.map((product) => specOf(product, 'Service area')).filter((area) => area !== '');
  expect(areas).toContain('International');
  expect(areas.filter((area) => /Europe|Latin America|North America/.test(area))).toEqual([]);
});

test('what is weighed, measured or palletised is ordered in round figures, whatever a carton holds', () => {
  const odd = data.products.filter(
    ({ minimum_order: count, minimum_order_unit: unit }) =>
      count !== null &&
      ((unit === 'l' && count % 100 > 0) || (/^(pallet|container)/.test(unit ?? '') && count > 5)),
  );
  expect(odd.map(({ name, minimum_order }) => `${name}: ${minimum_order}`)).toEqual([]);
});

test('drinks and oils are ordered by the pallet, whatever a litre costs', () => {
  const drinks = inSubcategory('00110604').filter(({ minimum_order_unit }) => minimum_order_unit !== null);
  expect(drinks.length).toBeGreaterThan(2);
  expect(drinks.filter(({ minimum_order_unit }) => minimum_order_unit === 'l')).toEqual([]);
});

test('turbines, boilers and towers are made to order, whoever sells them', () => {
  const goods = readGoodsKinds();
  const projects = data.products.filter(
    ({ subcategory_id }) =>
      subcategory_id !== null && goods.ofSubcategory(subcategory_id).nature.name === 'project',
  );
  expect(projects.length).toBeGreaterThan(100);
  expect(projects.filter(({ stock }) => stock).map(({ name }) => name)).toEqual([]);
});

test('what is dear and has no weight of its own is not packed ten to a carton', () => {
  const packed = ['00020504', '00020506'].flatMap(inSubcategory).filter(({ source }) => source === null);
  expect(packed.length).toBeGreaterThan(10);
  expect(packed.map((product) => specOf(product, 'Export packing')).filter((value) => value !== '')).toEqual(
    [],
  );
});
