/** A file that comes with a message. */
export interface DemoFile {
  name: string;
  contentType: 'image/vnd.dxf' | 'text/csv';
  content: string;
}

/** A DXF is a list of pairs: what comes, and what it is. */
type Pair = readonly [code: number, value: string | number];

const line = (x1: number, y1: number, x2: number, y2: number): Pair[] => [
  [0, 'LINE'],
  [8, 'outline'],
  [10, x1],
  [20, y1],
  [11, x2],
  [21, y2],
];

/** A bearing seat in section: shoulder, seat and groove of the retaining ring, in millimetres. */
const seat = [
  line(0, 30, 18, 30),
  line(18, 30, 18, 25),
  line(18, 25, 40, 25),
  line(40, 25, 40, 23.5),
  line(40, 23.5, 41.85, 23.5),
  line(41.85, 23.5, 41.85, 25),
  line(41.85, 25, 48, 25),
  line(48, 25, 48, 0),
  line(0, 0, 48, 0),
  line(0, 0, 0, 30),
].flat();

const drawing: Pair[] = [
  [999, 'Bearing seat k5, revision B'],
  [0, 'SECTION'],
  [2, 'ENTITIES'],
  ...seat,
  [0, 'ENDSEC'],
  [0, 'EOF'],
];

export const bearingSeat: DemoFile = {
  name: 'bearing-seat-rev-b.dxf',
  contentType: 'image/vnd.dxf',
  content: drawing.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}\r\n`).join(''),
};

export const discounts: DemoFile = {
  name: 'discounts-by-quantity.csv',
  contentType: 'text/csv',
  content: 'Pieces of one type from;Discount in %\r\n100;4\r\n250;7\r\n1000;11\r\n',
};
