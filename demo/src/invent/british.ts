/** As the industry tree and the lists spell, and as sentences do. */
const spellings: Record<string, string> = {
  aluminum: 'aluminium',
  analyzer: 'analyser',
  anesthesia: 'anaesthesia',
  center: 'centre',
  color: 'colour',
  colorant: 'colourant',
  colored: 'coloured',
  fiber: 'fibre',
  flavor: 'flavour',
  flavored: 'flavoured',
  gray: 'grey',
  jewelry: 'jewellery',
  labeling: 'labelling',
  mold: 'mould',
  molded: 'moulded',
  molding: 'moulding',
  orthopedic: 'orthopaedic',
  tire: 'tyre',
};
const american = new RegExp(`\\b(${Object.keys(spellings).join('|')})(?=s?\\b)`, 'gi');

/** "Aluminum windows" → "Aluminium windows": sentences are British, whatever the headings of the industry tree are. */
export function british(text: string): string {
  return text.replace(american, (word) => {
    const spelling = spellings[word.toLowerCase()] ?? word;
    return word.charAt(0) === word.charAt(0).toLowerCase()
      ? spelling
      : spelling.charAt(0).toUpperCase() + spelling.slice(1);
  });
}
