import { addDays } from './calendar.ts';
import { demoId } from './demo-id.ts';
import type { InventedLogin } from './invent-logins.ts';

/** Rows of how businesses answer what they are asked. */
export interface InventedInbox {
  replies: object[];
  rules: object[];
  absences: object[];
  settings: object[];
}

const replies = [
  {
    name: 'Price list',
    texts: {
      en: 'Dear {buyer},\nthank you for your inquiry about {subject}. Our price list depends on quantity and destination: please tell us both, and you have it within a working day.\nBest regards\n{me}',
      es: 'Estimado/a {buyer}:\nGracias por su consulta sobre {subject}. Nuestra lista de precios depende de la cantidad y del destino: indíquenos ambos y la tendrá en un día hábil.\nSaludos cordiales,\n{me}',
      it: 'Gentile {buyer},\ngrazie per la Sua richiesta su {subject}. Il nostro listino dipende da quantità e destinazione: ce le indichi e lo riceverà entro un giorno lavorativo.\nCordiali saluti\n{me}',
      zh: '{buyer}，您好：\n感谢您就{subject}发来询盘。价格取决于数量和目的地，请告知，我们将在一个工作日内报价。\n此致\n{me}',
    },
  },
  {
    name: 'Drawing needed',
    texts: {
      en: 'Dear {buyer},\nto quote {product} we need a drawing with tolerances, the load cycle and the temperature at the outer ring.\nBest regards\n{me}',
      es: 'Estimado/a {buyer}:\nPara cotizar {product} necesitamos un plano con tolerancias, el ciclo de carga y la temperatura en el anillo exterior.\nSaludos cordiales,\n{me}',
    },
  },
  {
    name: 'Offer on its way',
    texts: {
      en: 'Dear {buyer},\nour application engineers are working on your offer for {product}. You have it by the end of the week.\nBest regards\n{me}',
      it: 'Gentile {buyer},\ni nostri tecnici stanno preparando l’offerta per {product}. La riceverà entro la fine della settimana.\nCordiali saluti\n{me}',
    },
  },
];

/** What the platinum business has for its inquiries, and when the gold one is away. Those whose people are gone are left out. */
export function inventInbox(logins: readonly InventedLogin[], day: string): InventedInbox {
  const businessOf = (login: string) =>
    logins.find(({ person }) => person.id === demoId('login', login))?.membership?.business_id;
  const [platinum, gold] = [businessOf('platinum'), businessOf('gold')];
  const [admin, member] = ['admin', 'member'].map((login) =>
    businessOf(login) ? demoId('login', login) : undefined,
  );
  const rule = { business_id: platinum, categories: [] as string[], countries: [] as string[] };
  return {
    replies: platinum
      ? replies.map(({ name, texts }) => ({
          id: demoId('saved-reply', name),
          business_id: platinum,
          name,
          texts,
          revision: 0,
        }))
      : [],
    rules: [
      ...(platinum && admin
        ? [{ ...rule, position: 0, countries: ['MX', 'US', 'CA'], assignee_id: admin }]
        : []),
      ...(platinum && member ? [{ ...rule, position: 1, categories: ['0006'], assignee_id: member }] : []),
    ],
    absences:
      platinum && admin && member
        ? [
            {
              business_id: platinum,
              person_id: member,
              first_day: addDays(day, 50),
              last_day: addDays(day, 64),
              substitute_id: admin,
            },
          ]
        : [],
    settings: gold
      ? [
          {
            business_id: gold,
            shows_names: true,
            absent_from: addDays(day, 53),
            absent_until: addDays(day, 66),
            absence_texts: {
              en: 'Our plant is closed for its yearly overhaul. Orders that reach us before leave on time.',
              es: 'Nuestra planta cierra por mantenimiento anual. Los pedidos recibidos antes salen a tiempo.',
            },
          },
        ]
      : [],
  };
}
