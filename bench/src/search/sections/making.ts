import type { Corpus } from '../../corpus/open-corpus.ts';
import type { Section } from '../../suite.ts';
import { loadBinding } from '../engines/tantivy-binding.ts';

/** What it took to make the corpus and its search tables, and what the words take in memory. */
export function makingOf({ businesses, products, making, vocabulary }: Corpus, wordBytes: number): Section {
  const million = businesses / 1e6;
  return {
    title: 'Corpus and search tables',
    columns: ['what', 'rows', 's', 'rows/s'],
    rows: [
      ['rows copied', businesses + products, making.rows, (businesses + products) / making.rows],
      [
        'documents and words of business',
        businesses,
        making.businessSearch,
        businesses / making.businessSearch,
      ],
      ['documents and words of product', products, making.productSearch, products / making.productSearch],
    ],
    checks: [
      {
        id: 'P9',
        what: 'rebuild of business, per million rows',
        value: making.businessSearch / million,
        unit: 's',
        target: { atMost: 30 },
      },
      {
        id: 'P9',
        what: 'rebuild of product, per three million rows',
        value: making.productSearch / million,
        unit: 's',
        target: { atMost: 120 },
      },
    ],
    notes: [
      `${vocabulary.words.length.toLocaleString('en')} words by Zipf's law; the words of all kinds held in memory by one api: ${Math.round(wordBytes / 1e6)} MB.`,
      ...(loadBinding() ? [] : ['The Tantivy binding is not installed here: its rows are missing.']),
    ],
  };
}
