/** A source of ours: how the names begin that files give it, what people call it, and where it is. */
interface KnownSource {
  begins: string;
  name: string;
  url: string;
}

export const knownSources: readonly KnownSource[] = [
  {
    begins: 'JerBouma/FinanceDatabase',
    name: 'FinanceDatabase',
    url: 'https://github.com/JerBouma/FinanceDatabase',
  },
  {
    begins: 'npm oui-data (IEEE',
    name: 'IEEE Registration Authority',
    url: 'https://standards.ieee.org/products-programs/regauth/',
  },
  {
    begins: 'osmlab/name-suggestion-index',
    name: 'OpenStreetMap Name Suggestion Index',
    url: 'https://github.com/osmlab/name-suggestion-index',
  },
  {
    begins: 'openbrewerydb/openbrewerydb',
    name: 'Open Brewery DB',
    url: 'https://www.openbrewerydb.org/',
  },
  { begins: 'opensupplyhub/open-supply-hub', name: 'Open Supply Hub', url: 'https://opensupplyhub.org/' },
  {
    begins: 'UK Gender Pay Gap Service',
    name: 'UK Gender Pay Gap Service',
    url: 'https://gender-pay-gap.service.gov.uk/',
  },
  {
    begins: 'cisagov/dotgov-data',
    name: 'US .gov Registry (CISA)',
    url: 'https://github.com/cisagov/dotgov-data',
  },
  { begins: 'USDA FoodData Central', name: 'USDA FoodData Central', url: 'https://fdc.nal.usda.gov/' },
  {
    begins: 'USDA FSIS',
    name: 'USDA Food Safety and Inspection Service',
    url: 'https://www.fsis.usda.gov/inspection/establishments/meat-poultry-and-egg-product-inspection-directory',
  },
  {
    begins: 'wri/global-power-plant-database',
    name: 'Global Power Plant Database, World Resources Institute',
    url: 'https://github.com/wri/global-power-plant-database',
  },
  {
    begins: 'EU CPV 2008',
    name: 'EU Common Procurement Vocabulary',
    url: 'https://ted.europa.eu/en/simap/cpv',
  },
  {
    begins: 'datasets/harmonized-system',
    name: 'Harmonized System',
    url: 'https://github.com/datasets/harmonized-system',
  },
  {
    begins: 'US FDA device product classification',
    name: 'US FDA Product Classification',
    url: 'https://www.fda.gov/medical-devices/classify-your-medical-device/product-classification-medical-device',
  },
  { begins: 'GLEIF', name: 'GLEIF', url: 'https://www.gleif.org/' },
  { begins: 'Wikidata', name: 'Wikidata', url: 'https://www.wikidata.org/' },
  { begins: 'OpenStreetMap', name: 'OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
];

/** Licences by the code that files give them: what they are called, and their text. */
export const knownLicences: Readonly<Record<string, { name: string; url: string }>> = {
  MIT: { name: 'MIT', url: 'https://opensource.org/license/mit' },
  'BSD-2-Clause': { name: 'BSD 2-Clause', url: 'https://opensource.org/license/bsd-2-clause' },
  'BSD-3-Clause': { name: 'BSD 3-Clause', url: 'https://opensource.org/license/bsd-3-clause' },
  'CC0-1.0': { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  'CC-BY-4.0': { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  'OGL-UK-3.0': {
    name: 'Open Government Licence v3.0',
    url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
  },
  'ODbL-1.0': { name: 'ODbL 1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
  'PDDL-1.0': { name: 'PDDL 1.0', url: 'https://opendatacommons.org/licenses/pddl/1-0/' },
  'US-Public-Domain': {
    name: 'Public domain (work of the US government)',
    url: 'https://www.usa.gov/government-copyright',
  },
  'EC reuse (Decision 2011/833/EU)': {
    name: 'Commission Decision 2011/833/EU',
    url: 'https://eur-lex.europa.eu/eli/dec/2011/833/oj',
  },
};
