import { bearingSeat, type DemoFile, discounts } from './demo-files.ts';

/** Of a demo login: the buyer as a person, everybody else as the business they work for. */
export type Writer = 'buyer' | 'platinum' | 'gold' | 'standard' | 'admin' | 'member';

export interface ConversationScript {
  /** The owner of the business that is asked. */
  to: 'platinum' | 'gold' | 'standard';
  subject: string;
  quantity?: { number: number; unit: string };
  deliveryPlace?: string;
  /** It asks about a product of the business. */
  hasProduct?: true;
  /** Days before the day of the load, who wrote, and what; who writes first has sent the inquiry. */
  messages: readonly (readonly [daysAgo: number, writer: Writer, content: string])[];
  /** What comes with which of them, counted from 0. */
  files?: readonly (readonly [message: number, file: DemoFile])[];
  /** How many of the last ones, all of one side, the other side has not seen. */
  unread?: number;
  /** Who ended it, and why. */
  end?: { by: Writer; reason?: string };
}

/** What the people who can log in wrote to each other. */
export const conversationScripts: readonly ConversationScript[] = [
  {
    to: 'platinum',
    subject: 'looking for a qualified manufacturer industry',
    quantity: { number: 480, unit: 'pieces' },
    deliveryPlace: 'Querétaro, Mexico',
    hasProduct: true,
    messages: [
      [
        6,
        'buyer',
        'Good morning. We build gear reducers and need this product for a new series, 480 pieces in four lots. Which clearance do you recommend for 70 °C at the outer ring, and can you quote DAP Querétaro?',
      ],
      [
        5,
        'admin',
        'Good afternoon, Valeria. At 70 °C we recommend C3. Is the shaft hollow or solid, and which fit do you use?',
      ],
      [5, 'buyer', 'Solid shaft, k5. Please quote C3, then.'],
      [
        2,
        'admin',
        'Our offer for four lots of 120 pieces: 19 working days for the first lot, then one lot a month. The price holds for 30 days.',
      ],
      [1, 'platinum', 'If you tell us the load cycle, I will check the service life myself.'],
    ],
    files: [[0, bearingSeat]],
    unread: 2,
  },
  {
    to: 'gold',
    subject: 'full price list',
    messages: [
      [4, 'buyer', 'Could you send your price list for worm gear reducers, sizes 40 to 110?'],
      [3, 'gold', 'With pleasure. Are the motors flanged by IEC, and do you need ATEX for any of them?'],
    ],
    unread: 1,
  },
  {
    to: 'standard',
    subject: 'discount policy',
    quantity: { number: 200, unit: 'pieces' },
    messages: [
      [
        9,
        'buyer',
        'We order about 200 bearings a month for maintenance. From which quantity is there a discount?',
      ],
      [
        8,
        'standard',
        'From 100 pieces of one type we give 4 %, from 250 pieces 7 %. Mixed types count together over a quarter.',
      ],
      [8, 'buyer', 'That helps. I will come back with our list of types this week.'],
    ],
    files: [[1, discounts]],
  },
  {
    to: 'platinum',
    subject: 'worldwide distributor',
    messages: [
      [
        20,
        'standard',
        'We stock bearings for maintenance teams and would like to add your spherical roller bearings. Do you work with distributors abroad?',
      ],
      [
        19,
        'platinum',
        'We do, in eleven countries. Which stock would you keep, and how fast do you deliver?',
      ],
      [19, 'standard', 'Some 300 types. What leaves us before three in the afternoon arrives the next day.'],
      [17, 'platinum', 'That fits. Ulrike will send you the terms and a first stock list.'],
      [
        16,
        'member',
        'Here is the outline: 60 days, returns of unused stock once a year, training for two of your people at our plant.',
      ],
      [15, 'standard', 'Thank you. I will read it with my colleagues and answer by Friday.'],
    ],
  },
  {
    to: 'platinum',
    subject: 'private label manufacturer',
    quantity: { number: 5000, unit: 'pieces' },
    messages: [
      [
        3,
        'gold',
        'Can you make 6204 bearings with our mark, 5,000 a year, greased for life with a food-grade grease?',
      ],
    ],
    unread: 1,
  },
  {
    to: 'platinum',
    subject: 'Noise of a bearing at 3,000 rpm',
    hasProduct: true,
    messages: [
      [
        40,
        'gold',
        'Two units of the last lot are louder than the others. Which noise class do you measure at?',
      ],
      [
        39,
        'admin',
        'Each bearing is measured at V3. Please tell us the numbers on the rings; we keep the records for ten years.',
      ],
      [38, 'gold', 'They are 26-0417 and 26-0418.'],
      [
        35,
        'admin',
        'Both left us at V3. The grease may have been washed out when the housing was cleaned. We send two replacements today, whatever the cause.',
      ],
      [30, 'gold', 'They arrived and run quietly. Thank you.'],
    ],
    end: { by: 'gold', reason: 'Solved' },
  },
  {
    to: 'gold',
    subject: 'exclusive distributor in my country',
    messages: [
      [12, 'standard', 'Is there room for an exclusive distributor of your gear motors in our market?'],
      [
        11,
        'gold',
        'Not for all sizes, but for the small ones we could talk about two years. What turnover do you expect?',
      ],
    ],
  },
  {
    to: 'gold',
    subject: 'Spare parts for a worm gear of 2014',
    quantity: { number: 3, unit: 'sets' },
    deliveryPlace: 'León, Mexico',
    messages: [
      [
        2,
        'buyer',
        'We run three of your reducers of 2014 and need wheel, worm and seals for each. The plates say 63-40-B3.',
      ],
    ],
    unread: 1,
  },
  {
    to: 'standard',
    subject: 'Delivery by tomorrow',
    quantity: { number: 8, unit: 'pieces' },
    messages: [
      [25, 'buyer', 'Our crusher stands still: do you have eight 22320 E with a cylindrical bore in stock?'],
      [25, 'standard', 'Eight are here. If you order before three, they are with you tomorrow at eight.'],
      [25, 'buyer', 'Ordered. Thank you for the quick answer.'],
      [24, 'standard', 'They were handed over this morning at 7:40.'],
    ],
    end: { by: 'standard' },
  },
  {
    to: 'platinum',
    subject: 'Certificate of origin for Mexico',
    messages: [
      [14, 'buyer', 'For customs we need a certificate of origin with each lot. Is that included?'],
      [
        13,
        'member',
        'It is, under the agreement of the European Union with Mexico. We write it on the invoice.',
      ],
    ],
  },
  {
    to: 'standard',
    subject: 'Stock for our service vans',
    messages: [
      [
        10,
        'gold',
        'We would like to keep 40 types of bearings in each of our six vans, filled up every week. Can you do that?',
      ],
      [9, 'standard', 'We can. Please send the 40 types and the smallest stock of each.'],
      [7, 'gold', 'The list has 43 types now. Half of them need one piece a week, the others three.'],
    ],
    unread: 1,
  },
  {
    to: 'platinum',
    subject: 'Visit to your plant in March',
    messages: [
      [60, 'buyer', 'Two of our engineers are in Europe in March. May they see how you test the bearings?'],
      [59, 'platinum', 'They are welcome. The test floor is open to visitors on Tuesdays and Thursdays.'],
      [58, 'buyer', 'We had to move the journey to the autumn. I will write again when we know the week.'],
    ],
    end: { by: 'buyer', reason: 'The journey was moved' },
  },
];
