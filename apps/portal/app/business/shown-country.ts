const cut = 24;
const longest = 16;

/** A country's name on company cards: cut at 24 characters; longer than 16, it ends in an ellipsis (checklist 100). */
export function shownCountry(name: string): string {
  return [...name].length > longest ? `${[...name].slice(0, cut).join('')}…` : name;
}
