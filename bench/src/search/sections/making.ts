import type { Corpus } from '../../corpus/open-corpus.ts';
import type { RunOptions, Section } from '../../suite.ts';
import { atMost } from '../../target.ts';
import { loadBinding } from '../engines/tantivy-binding.ts';

/** What it took to make the corpus and its search tables, and what the words take in memory. */
export function makingOf(
  { businesses, products, making, vocabulary }: Corpus,
  wordBytes: number,
  { quick }: Pick<RunOptions, 'quick'>,
): Section {
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
    // All kinds at once, as a quick run makes them, are no measure of one.
    checks: quick
      ? []
      : [
          atMost('P9', 'rebuild of business, per million rows', [making.businessSearch / million, 's'], 30),
          atMost(
            'P9',
            'rebuild of product, per three million rows',
            [making.productSearch / million, 's'],
            120,
          ),
          // With the index of names.
          atMost(
            'issue 17',
            'rebuild of business, per million rows',
            [making.businessSearch / million, 's'],
            90,
          ),
          atMost(
            'issue 17',
            'rebuild of product, per three million rows',
            [making.productSearch / million, 's'],
            220,
          ),
        ],
    notes: [
      ...(quick ? ['A quick run makes all of it side by side with what the other suites need.'] : []),
      `${vocabulary.words.length.toLocaleString('en')} words by Zipf's law; the words of all kinds held in memory by one api: ${Math.round(wordBytes / 1e6)} MB.`,
      ...(loadBinding() ? [] : ['The Tantivy binding is not installed here: its rows are missing.']),
    ],
  };
}
