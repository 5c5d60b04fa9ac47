const abbreviation = /^\(?\p{L}{1,5}\.[\p{L}.,]*\)?$/u;
const word = /^(?:GmbH|KG|AG|Ltd|Limited|\(?Pty\)?|Pvt|LLC|JSC|Co,?)$/;
const between = /^(?:de|y|e|z|ve|&)$/;
const initial = /^\p{L}\.$/u;

/**
 * A company's name in two: "Ordocaya " and "S. de R.L. de C.V.", which no line should cut. A legal form of one word cannot be
 * cut, so it stays in the name. Initials that a name begins with are no part of a form.
 */
export function splitLegalForm(name: string): [name: string, form: string] {
  const words = name.split(' ');
  const isPart = (place: number) => [abbreviation, word].some((form) => form.test(words[place] ?? ''));
  const initials = words.findIndex((each) => !initial.test(each));
  if (initials < 0) return [name, ''];
  // A name has one word at least.
  const first = Math.max(1, initials);
  let start = words.length;
  for (let place = words.length - 1; place >= first; place -= 1) {
    if (isPart(place)) start = place;
    else if (start === words.length || !between.test(words[place] ?? '')) break;
  }
  if (words.length - start < 2) return [name, ''];
  return [`${words.slice(0, start).join(' ')} `, words.slice(start).join(' ')];
}
