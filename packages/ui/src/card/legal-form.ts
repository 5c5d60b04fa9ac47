const abbreviation = /^\(?\p{L}{1,5}[.,][\p{L}.,]*\)?$/u;
const word = /^(?:GmbH|KG|AG|Ltd|Limited|\(?Pty\)?|Pvt|LLC|JSC)$/;
const between = /^(?:de|y|e|z|ve|&)$/;

/**
 * A company's name in two: "Ordocaya " and "S. de R.L. de C.V.", which no line should cut. A legal form of one word can not be
 * cut, so it stays in the name.
 */
export function splitLegalForm(name: string): [name: string, form: string] {
  const words = name.split(' ');
  const isPart = (place: number) => [abbreviation, word].some((form) => form.test(words[place] ?? ''));
  let start = words.length;
  for (let place = words.length - 1; place > 0; place -= 1) {
    if (isPart(place)) start = place;
    else if (start === words.length || !between.test(words[place] ?? '')) break;
  }
  if (words.length - start < 2) return [name, ''];
  return [`${words.slice(0, start).join(' ')} `, words.slice(start).join(' ')];
}
