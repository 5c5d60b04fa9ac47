import { msg } from '@lingui/core/macro';
import type { Telling } from '../company/telling.server.ts';
import { industriesAddress } from '../industries/industries-address.ts';
import { myBusinessPath } from '../my-business/my-business-address.ts';

/** What is found, what never counts, what happens when nothing is found, and what an owner can do. */
export function rankingTexts(telling: Telling) {
  const { say } = telling;
  const asTyped = say(msg`Search for all words as typed`);
  return {
    lead: say(
      msg`One formula orders all results, the same for everybody who searches. This page explains all of it, with its numbers.`,
    ),
    found: {
      title: say(msg`What is found`),
      intro: say(
        msg`A company, a product or a person is found when it meets every word, value and location that was typed. Type, country, category and the other filters make the list shorter; they move nothing within it.`,
      ),
      kinds: [
        {
          name: say(msg`Companies`),
          fields: say(
            msg`Name, descriptions, city, state, country, industry, categories, subcategories of its products, and certificates that are in force`,
          ),
        },
        {
          name: say(msg`Products`),
          fields: say(
            msg`Name, keywords, description, specifications, industry, category, subcategory, and the name and location of the company`,
          ),
        },
        {
          name: say(msg`Users`),
          fields: say(
            msg`Name, position, profession where it is shown, company, presentation, industry, city, state and country`,
          ),
        },
      ],
      leftOut: say(
        msg`Words such as “of” and “manufacturer”, and phrases such as “I am looking for”, are left out as long as others remain. Of very long texts only the beginning is searched.`,
      ),
      filters: say(
        msg`Of one filter any choice is enough, and every filter must be met. They find what a company states itself, and proof while it is in force. Sorted by newest or by name, the 10,000 results that fit best stand in that order.`,
      ),
    },
    words: {
      title: say(msg`How words are understood`),
      intro: say(
        msg`What was corrected, and what was taken for a location, is shown above the results. The link “${asTyped}” beside it undoes both: then no word is corrected, none is taken for a location, and nothing else is tried when nothing is found.`,
      ),
      points: [
        {
          title: say(msg`By what buyers call it`),
          text: say(
            msg`Industries, categories and subcategories are known by their names in English, Spanish, Italian and Chinese, and by what buyers call them, in German and French as well. Whatever stands there counts as having these words.`,
          ),
        },
        {
          title: say(msg`By values in other units`),
          text: say(
            msg`2\u00a0hp also finds 1.5\u00a0kW, and 1/2″ finds DN\u00a015. Values up to about 12% away are found, too, and temperatures up to about 4\u00a0°C; the same value counts as a word in the name, wherever it is stated.`,
          ),
        },
        {
          title: say(msg`By equal names of standards`),
          text: say(
            msg`DIN 912 finds ISO 4762: standards, grades and materials are found by each of their names and count as words in the name, wherever they are stated.`,
          ),
        },
        {
          title: say(msg`By a location in the text`),
          text: say(
            msg`A country, a state or a city beside the words leaves only what is there; above the results it can be removed. Countries and many states and cities are known by their names in six languages. A country that was chosen stands above one in the text.`,
          ),
        },
        {
          title: say(msg`In another form`),
          text: say(
            msg`Capitals, accents, singular and plural make no difference, nor do the dashes in a part number. A beginning is completed when it is no word of its own.`,
          ),
        },
        {
          title: say(msg`Misspelt`),
          text: say(
            msg`A word that stands nowhere is replaced by the nearest one that does, or everything that was typed by a company’s name that is as near. Where it could be right, the other is only offered: “Did you mean …?”`,
          ),
        },
      ],
    },
    never: {
      title: say(msg`What never counts`),
      points: [
        {
          title: say(msg`Membership and payment`),
          text: say(msg`No package and no payment moves a result, and neither does the plate on a card.`),
        },
        {
          title: say(msg`Who searches`),
          text: say(
            msg`Nothing is personalised: not by account, country, language or earlier searches. The same search has the same order for everybody.`,
          ),
        },
        {
          title: say(msg`Visits and clicks`),
          text: say(
            msg`How often a page is opened does not count, nor how large or old a company is, nor whether it registered or was taken from a public source.`,
          ),
        },
      ],
    },
    packages: {
      title: say(msg`What a package changes all the same`),
      paragraphs: [
        say(
          msg`It shows more products, so there is more to be found. And it includes a review by our team: a fact that is confirmed counts as any other check does, one that cannot be confirmed counts for nothing.`,
        ),
        say(
          msg`It also includes boosts. A boost is shown in the slot marked Promoted, apart from the results, and moves none of them.`,
        ),
      ],
    },
    promoted: {
      title: say(msg`The slot marked Promoted`),
      intro: say(
        msg`Behind the results of a page there may be one more card, in a frame with the mark Promoted. It is a paid placement: a company uses one of the boosts of its package for it. The results, their order and their number are the same with the card and without it.`,
      ),
      points: [
        {
          title: say(msg`Only where it fits`),
          text: say(
            msg`The card meets the same filters as the results. It has all the words itself, or it stands in the category or subcategory that they name. What is found only by a correction or with words left out does not count here. Where nothing fits, there is no slot.`,
          ),
        },
        {
          title: say(msg`In turns`),
          text: say(
            msg`Where several boosts fit, the one that had the fewest shows today and yesterday comes next. It changes about once a minute and is the same for everybody.`,
          ),
        },
        {
          title: say(msg`Never twice, and not everywhere`),
          text: say(
            msg`What stands among the results of the page already is not shown a second time. Lists of the directory, such as that of verified manufacturers, have no slot.`,
          ),
        },
        {
          title: say(msg`What is counted`),
          text: say(
            msg`How often the card was seen, followed and written to. Nothing is stored about who did. Whoever asks their browser not to be tracked is not counted.`,
          ),
        },
      ],
    },
    nothing: {
      title: say(msg`When nothing is found`),
      intro: say(
        msg`The search then tries the following, in this order, until something is found. What it searched for instead is always said above the results.`,
      ),
      steps: [
        {
          title: say(msg`A name that is nearly this`),
          text: say(
            msg`All that was typed is compared with the names of companies. Spaces, hyphens and apostrophes may be wrong, and one letter, or two of a long name.`,
          ),
        },
        {
          title: say(msg`Words that say how`),
          text: say(
            msg`“Cheap”, “affordable” and the like are left out: they say how something is wanted, not what.`,
          ),
        },
        {
          title: say(msg`A space more or less`),
          text: say(
            msg`Words are joined or taken apart as names have them: “powersupply” becomes “power supply”.`,
          ),
        },
        {
          title: say(msg`Another meaning`),
          text: say(msg`A word that has several meanings is read in those that buyers give it, too.`),
        },
        {
          title: say(msg`Rare words`),
          text: say(
            msg`One or two of them are taken for slips and corrected, the likeliest correction first. Then those that occur in names are searched for alone.`,
          ),
        },
        {
          title: say(msg`The whole country`),
          text: say(msg`A state gives way to the country it lies in.`),
        },
        {
          title: say(msg`Fewer words`),
          text: say(
            msg`One part after the other is left out, then several: values and numbers first, then unknown words, common words and locations, standards and names last. What names a category stays.`,
          ),
        },
        {
          title: say(msg`The wider category`),
          text: say(msg`Where a subcategory has nothing, the category above it is shown.`),
        },
      ],
    },
    better: {
      title: say(msg`What you can do to be found better`),
      points: [
        {
          title: say(msg`Write what it is`),
          text: say(
            msg`A buyer who does not know you types what a thing is, not what you call it. In the name these words count most; put them into keywords and description, too.`,
          ),
        },
        {
          title: say(msg`Choose the narrowest category`),
          text: say(
            msg`Put each product into the subcategory in which buyers look. Whoever types what it is called then finds it as if its name said so, and your company, too, when the category is one of yours.`,
          ),
        },
        {
          title: say(msg`Fill every field`),
          text: say(
            msg`Of a company that is above all descriptions, figures, markets and terms; of a product description, keywords, lead time, a photo and four specifications. Values with a unit are found in other units, too.`,
          ),
        },
        {
          title: say(msg`Keep proof current`),
          text: say(
            msg`Have checks and certificates renewed before they end. A check that ended no longer counts, and nobody finds you by an expired certificate.`,
          ),
        },
        {
          title: say(msg`Put the best product first`),
          text: say(
            msg`The order of your products is yours, and only the first one gives no points away. Lead with what buyers should see.`,
          ),
        },
        {
          title: say(msg`Change what has changed`),
          text: say(
            msg`Saving a page for the sake of its date is not worth it. One more field that is filled moves it further than a year does.`,
          ),
        },
      ],
    },
    ways: [
      { href: myBusinessPath, text: say(msg`My business`) },
      { href: '/company-verification', text: say(msg`How facts are checked`) },
      { href: industriesAddress(), text: say(msg`All industries`) },
      { href: '/free-marketing', text: say(msg`Free B2B marketing`) },
    ],
  };
}
