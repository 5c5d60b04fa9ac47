import { Trans } from '@lingui/react/macro';

/** What the licences of some data sets ask to be said, in the words they ask for. */
const required = [
  'Contains public sector information licensed under the Open Government Licence v3.0.',
  'Global Power Plant Database, World Resources Institute, CC BY 4.0.',
  'Common Procurement Vocabulary: © European Union, re-use allowed under Commission Decision 2011/833/EU.',
];

export function Attribution() {
  return (
    <section className="d-attribution">
      <h2>
        <Trans>Attribution</Trans>
      </h2>
      <ul lang="en">
        {required.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
