/** What stands on the screen of the presentation, scene by scene; its captions say the same. */
export interface FilmTexts {
  promise: string;
  search: { line: string; typed: string; facts: [label: string, values: [string, string, string]][] };
  proof: { line: string; fact: string; how: string; until: string; expires: string };
  badges: { line: string; paid: string; proven: string };
  industries: string;
  portals: string;
  end: { line: string; step: string };
}

export const filmLanguages = ['en', 'es'] as const;
export type FilmLanguage = (typeof filmLanguages)[number];

export const filmTexts: Record<FilmLanguage, FilmTexts> = {
  en: {
    promise: 'Where industry finds each other.',
    search: {
      line: 'Search by product, and compare the answers side by side.',
      typed: 'ball bearings',
      facts: [
        ['Year established', ['1987', '2004', '1996']],
        ['Country', ['Mexico', 'Italy', 'Germany']],
        ['Employees', ['120 to 150', '40 to 60', '300 to 400']],
        ['Lead time', ['3 weeks', '10 days', '6 weeks']],
      ],
    },
    proof: {
      line: 'Every checked fact says who checked it, how, and until when.',
      fact: 'Factory',
      how: 'Visited by an inspector',
      until: 'Holds until 12 Mar 2027',
      expires: 'Proof that expires is proof you can use.',
    },
    badges: {
      line: 'Paid and proven never look alike.',
      paid: 'A membership',
      proven: 'A checked fact',
    },
    industries: '15 industries, down to the single kind of product.',
    portals: '25 country portals, one directory.',
    end: { line: 'A listing is free.', step: 'Register Now and Go Global' },
  },
  es: {
    promise: 'Donde la industria se encuentra.',
    search: {
      line: 'Busque por producto y compare las respuestas lado a lado.',
      typed: 'rodamientos de bolas',
      facts: [
        ['Año de fundación', ['1987', '2004', '1996']],
        ['País', ['México', 'Italia', 'Alemania']],
        ['Empleados', ['120 a 150', '40 a 60', '300 a 400']],
        ['Plazo de entrega', ['3 semanas', '10 días', '6 semanas']],
      ],
    },
    proof: {
      line: 'Cada dato verificado dice quién lo verificó, cómo y hasta cuándo.',
      fact: 'Fábrica',
      how: 'Visitada por un inspector',
      until: 'Válido hasta el 12 mar 2027',
      expires: 'Una prueba que vence es una prueba que sirve.',
    },
    badges: {
      line: 'Lo pagado y lo verificado nunca se parecen.',
      paid: 'Una membresía',
      proven: 'Un dato verificado',
    },
    industries: '15 industrias, hasta el último tipo de producto.',
    portals: '25 portales de país, un solo directorio.',
    end: { line: 'Aparecer es gratis.', step: 'Regístrese ahora y llegue al mundo' },
  },
};
