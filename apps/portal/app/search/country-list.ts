/** A country as the search form offers it. */
export interface CountryOption {
  /** ISO 3166, two letters. */
  value: string;
  text: string;
  /** It has a portal: it is offered before the browser has had time for the whole list, and where there is no script. */
  hasPortal: boolean;
}

const codeLength = 2;
/** No name of a country begins with it. */
const portalMark = '*';

/** All countries as one text, a line each: as objects they would be 1.6 kB more of each page of results, compressed. */
export function writeCountries(countries: readonly CountryOption[]): string {
  return countries
    .map(({ value, text, hasPortal }) => value + (hasPortal ? portalMark : '') + text)
    .join('\n');
}

export function readCountries(list: string): CountryOption[] {
  const lines = list === '' ? [] : list.split('\n');
  return lines.map((line) => {
    const hasPortal = line[codeLength] === portalMark;
    return {
      value: line.slice(0, codeLength),
      text: line.slice(codeLength + (hasPortal ? portalMark.length : 0)),
      hasPortal,
    };
  });
}
