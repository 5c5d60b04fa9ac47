import { addDays, momentOn } from './calendar.ts';
import type { Writer } from './conversations.ts';
import { demoId } from './demo-id.ts';
import type { AskedProduct } from './invent-conversations.ts';
import type { InventedLogin } from './invent-logins.ts';
import { randomFor } from './random.ts';

/** Days before the day of the load, who wrote, and what; people of the business write in its name. */
type Line = readonly [daysAgo: number, writer: Writer, content: string];

interface Script {
  /** The owner of the business on whose product it is written. */
  on: 'platinum' | 'gold';
  question: Line;
  replies: readonly Line[];
  /** Which of them answers it, counted from 0. */
  answer?: number;
}

const scripts: readonly Script[] = [
  {
    on: 'platinum',
    question: [21, 'buyer', 'Is a test certificate 3.1 included, or is it charged separately?'],
    replies: [
      [20, 'standard', 'We got it with each lot last year.'],
      [
        20,
        'admin',
        'Certificate 3.1 after EN 10204 comes with each lot at no charge. Please name it in your order.',
      ],
    ],
    answer: 1,
  },
  {
    on: 'platinum',
    question: [12, 'standard', 'We have had these in use on two lines for three years. No failure so far.'],
    replies: [],
  },
  {
    on: 'platinum',
    question: [6, 'gold', 'What is the smallest lot you would make to a customer’s drawing?'],
    replies: [[5, 'platinum', 'From 50 pieces. Send the drawing with a request, then we check the tooling.']],
    answer: 0,
  },
  {
    on: 'platinum',
    question: [3, 'buyer', 'Does the stated lead time hold for 500 pieces as well?'],
    replies: [],
  },
  {
    on: 'gold',
    question: [9, 'platinum', 'Which coating do you use for outdoor installation?'],
    replies: [[8, 'gold', 'Two layers of epoxy, 180 µm in all. Other systems on request.']],
    answer: 0,
  },
];

const idOf = (script: Script, reply?: number) =>
  demoId('comment', script.on, script.question[2], reply === undefined ? '' : String(reply));

/** The ids of all of them, whoever is there. */
export const commentIds = (): string[] =>
  scripts.flatMap((script) => [idOf(script), ...script.replies.map((_, place) => idOf(script, place))]);

export interface InventedComment {
  id: string;
  resource_type: 'product' | 'comment';
  resource_id: string;
  root_type: 'product';
  root_id: string;
  person_id: string;
  acting_business_id: string | null;
  content: string;
  is_answer: boolean;
  created_at: string;
}

/** What people who can log in ask and answer below products of one another. What is of people or products that are gone is left out. */
export function inventComments(
  logins: readonly InventedLogin[],
  products: ReadonlyMap<string, AskedProduct>,
  day: string,
): InventedComment[] {
  const loginOf = (login: Writer) => logins.find(({ person }) => person.id === demoId('login', login));
  return scripts.flatMap((script) => {
    const business = loginOf(script.on)?.membership?.business_id;
    const product = business === undefined ? undefined : products.get(business);
    const asker = loginOf(script.question[1]);
    if (!business || !product || !asker) return [];
    const root = { root_type: 'product', root_id: product.id } as const;
    const id = idOf(script);
    const written = ([daysAgo, writer, content]: Line, commentID: string): InventedComment[] => {
      const login = loginOf(writer);
      if (!login) return [];
      const speaksForIt = login.membership?.business_id === business;
      return [
        {
          ...root,
          id: commentID,
          resource_type: commentID === id ? 'product' : 'comment',
          resource_id: commentID === id ? product.id : id,
          person_id: login.person.id,
          acting_business_id: speaksForIt ? business : null,
          content,
          is_answer: script.answer !== undefined && commentID === idOf(script, script.answer),
          created_at: momentOn(addDays(day, -daysAgo), randomFor(`comment ${commentID}`)),
        },
      ];
    };
    return [
      ...written(script.question, id),
      ...script.replies.flatMap((reply, place) => written(reply, idOf(script, place))),
    ];
  });
}
