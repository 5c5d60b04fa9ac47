/** What is measured. Values of one quantity can be compared, in whatever units they are given. */
export type Quantity =
  | 'length'
  | 'area'
  | 'volume'
  | 'mass'
  | 'massPerArea'
  | 'power'
  | 'apparentPower'
  | 'pressure'
  | 'flow'
  | 'temperature'
  | 'voltage'
  | 'current'
  | 'charge'
  | 'energy'
  | 'frequency'
  | 'speed'
  | 'turns'
  | 'torque'
  | 'force'
  | 'light'
  | 'loudness'
  | 'data'
  | 'carats'
  | 'pixels'
  | 'capacitance'
  | 'resistance'
  | 'inductance';

export interface Unit {
  quantity: Quantity;
  /** How many of the quantity's first unit it is. */
  factor: number;
  /** Where its scale begins, in the quantity's first unit: 0 but of degrees. */
  offset?: number;
}

const inch = 25.4;
const pound = 0.453_592_37;
const litre = 1;
const gallon = 3.785_411_784;
const horsepower = 745.7;
const metricHorsepower = 735.5;
const psi = 6_894.757;
const hour = 60;

/**
 * Units by the quantity they measure: how many of its first unit each is, and how it is written, as people type it in the
 * languages they ask in; `_` is a space within a name. Small letters; `exact` below has those that capitals tell apart.
 */
const written: Record<Quantity, readonly (readonly [factor: number, names: string, offset?: number])[]> = {
  length: [
    [1, 'mm millimeter millimeters millimetre millimetres milimetro milimetros millimetro millimetri 毫米'],
    [0.001, 'µm um micron microns micrometer micrometers micras micra 微米'],
    [10, 'cm centimeter centimeters centimetre centimetres centimetro centimetros centimetri 厘米'],
    [1_000, 'm meter meters metre metres metro metros metri 米'],
    [1_000_000, 'km kilometer kilometers kilometros 公里'],
    [inch, '" ″ inch inches in. pulgada pulgadas pulg pollici pollice zoll pouces pouce 英寸 寸'],
    [12 * inch, 'ft feet foot pies 英尺'],
  ],
  area: [
    [1, 'm2 sqm square_meter square_meters square_metre square_metres metros_cuadrados metri_quadri 平方米'],
    [0.000_1, 'cm2'],
    [0.092_903, 'ft2 sqft'],
    [10_000, 'ha hectare hectares hectareas'],
  ],
  volume: [
    [litre, 'l liter liters litre litres litro litros litri ltr lt lts 升'],
    [0.001, 'ml milliliter milliliters cc cm3 毫升'],
    [1_000, 'm3 cbm cubic_meter cubic_meters cubic_metre cubic_metres metros_cubicos metri_cubi 立方米'],
    [gallon, 'gal gallon gallons galones galon 加仑'],
    [100, 'hl'],
    [0.029_573_5, 'oz-fl floz'],
  ],
  mass: [
    [1, 'kg kgs kilo kilos kilogram kilograms kilogramo kilogramos chilogrammi 公斤 千克'],
    [0.001, 'g gr gram grams gramos grammi 克'],
    [0.000_001, 'mg'],
    [1_000, 't ton tons tonne tonnes tonelada toneladas tonnellate tonnen 吨'],
    [pound, 'lb lbs pound pounds libras'],
    [pound / 16, 'oz ounce ounces onzas'],
  ],
  massPerArea: [[1, 'gsm g/m2 g/sqm']],
  power: [
    [1, 'w watt watts vatios 瓦'],
    [1_000, 'kw kilowatt kilowatts kilovatios 千瓦'],
    [1_000_000, 'mw megawatt megawatts 兆瓦'],
    [horsepower, 'hp bhp horsepower 马力'],
    [metricHorsepower, 'ps cv caballos cavalli pferdestarken'],
    [0.293_07, 'btu/h btu'],
    [3_516.85, 'tr toneladas-de-refrigeracion'],
  ],
  apparentPower: [
    [1, 'va'],
    [1_000, 'kva 千伏安'],
    [1_000_000, 'mva'],
  ],
  pressure: [
    [1, 'pa pascal'],
    [1_000, 'kpa'],
    [1_000_000, 'mpa 兆帕'],
    [100_000, 'bar bars bares barg 巴'],
    [100, 'mbar'],
    [psi, 'psi psig lb/in2'],
    [101_325, 'atm'],
    [98_066.5, 'kg/cm2 kgf/cm2'],
  ],
  flow: [
    [
      1,
      'l/min lpm l/m ltr/min litros/min lt/min litres_per_minute liters_per_minute litros_por_minuto 升/分',
    ],
    [1_000 / hour, 'm3/h m3/hr m3h cbm/h'],
    [1 / hour, 'l/h lph l/hr'],
    [60, 'l/s lps'],
    [1_000, 'm3/min'],
    [gallon, 'gpm gal/min usgpm'],
    [28.316_85, 'cfm ft3/min'],
  ],
  temperature: [
    [1, '°c ºc 摄氏度'],
    [5 / 9, '°f ºf 华氏度', (-32 * 5) / 9],
  ],
  voltage: [
    [1, 'v volt volts voltios vac vdc 伏'],
    [1_000, 'kv'],
    [0.001, 'mv'],
  ],
  current: [
    [1, 'amp amps ampere amperes amperios 安'],
    [0.001, 'ma milliamp'],
    [1_000, 'ka'],
  ],
  charge: [
    [1, 'ah amp-hours 安时'],
    [0.001, 'mah 毫安时'],
  ],
  energy: [
    [1, 'kwh 千瓦时'],
    [0.001, 'wh'],
    [1_000, 'mwh'],
  ],
  frequency: [
    [1, 'hz hertz 赫兹'],
    [1_000, 'khz'],
    [1_000_000, 'mhz'],
    [1_000_000_000, 'ghz'],
  ],
  speed: [
    [1, 'm/min'],
    [60, 'm/s'],
    [1_000 / hour, 'km/h kmh'],
  ],
  turns: [[1, 'rpm r/min u/min min-1 转/分']],
  torque: [
    [1, 'nm n·m 牛米'],
    [1.355_82, 'lb-ft lbf-ft ft-lb'],
  ],
  force: [
    [1, 'kn 千牛'],
    [0.001, 'n newton newtons'],
  ],
  light: [[1, 'lm lumen lumens lumenes 流明']],
  loudness: [[1, 'db dba 分贝']],
  // Of stones and of gold: no weight, as 18 carat gold may weigh anything.
  carats: [[1, 'ct carat carats karat quilate quilates carati 克拉']],
  pixels: [[1, 'mp mpx megapixel megapixels megapixeles 百万像素']],
  capacitance: [
    [1, 'µf uf microfarad microfarads'],
    [0.001, 'nf nanofarad'],
    [0.000_001, 'pf picofarad'],
  ],
  resistance: [
    [1, 'ω ohm ohms ohmios'],
    [1_000, 'kω kohm kohms kiloohm k_ohm k_ohms'],
    [1_000_000, 'megohm megaohm'],
  ],
  inductance: [
    [1, 'µh uh microhenry'],
    [1_000, 'mh millihenry'],
  ],
  data: [
    [1, 'gb'],
    [1_000, 'tb'],
    [0.001, 'mb'],
  ],
};

/** Where capitals tell, or small letters would be a word of running text; what is a name with these capitals is no unit: 3M, 5G. */
const exact: Record<string, Unit | null> = {
  A: { quantity: 'current', factor: 1 },
  mW: { quantity: 'power', factor: 0.001 },
  in: { quantity: 'length', factor: inch },
  M: null,
  G: null,
};

const bySmallLetters = new Map(
  Object.entries(written).flatMap(([quantity, units]) =>
    units.flatMap(([factor, names, offset = 0]) =>
      names
        .split(' ')
        .map((name): [string, Unit] => [
          name.replaceAll('_', ' '),
          { quantity: quantity as Quantity, factor, offset },
        ]),
    ),
  ),
);

/** Names of units, the longest first. */
export const unitNames: readonly string[] = [...bySmallLetters.keys(), ...Object.keys(exact)].sort(
  (a, b) => b.length - a.length,
);

/** The unit a text stands for, as written in `unitNames` or in other letters. */
export function unitOf(text: string): Unit | undefined {
  const told = exact[text];
  return told === undefined ? bySmallLetters.get(text.toLowerCase()) : (told ?? undefined);
}

/** Pipes that are named by inches, by their nominal diameter in millimetres (ISO 6708), and hoses, whose diameters differ (ISO 4397). */
export const nominalDiameters: readonly (readonly [inches: number, diameter: number])[] = [
  [0.125, 6],
  [0.25, 8],
  [0.375, 10],
  [0.5, 15],
  [0.75, 20],
  [1, 25],
  [1.25, 32],
  [1.5, 40],
  [2, 50],
  [2.5, 65],
  [3, 80],
  [4, 100],
  [5, 125],
  [6, 150],
  [8, 200],
  [10, 250],
  [12, 300],
  [14, 350],
  [16, 400],
  [18, 450],
  [20, 500],
  [24, 600],
  [0.25, 6],
  [0.3125, 8],
  [0.5, 12],
  [0.625, 16],
  [0.75, 19],
  [1.25, 31],
  [1.5, 38],
  [2, 51],
];
