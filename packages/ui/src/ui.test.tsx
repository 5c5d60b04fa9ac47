import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DateCalendar } from './form/date-calendar.tsx';
import {
  BusinessCard,
  Button,
  CompanyCard,
  DatePicker,
  Field,
  InfoTable,
  Pager,
  ProductCard,
  SearchSelect,
  SelectField,
  SuggestField,
  Switch,
  Tabs,
  TextArea,
  TierPlate,
  Toasts,
  useToast,
  type Verification,
  VerifiedBadge,
} from './index.ts';

const tableTexts = { more: 'View more', less: 'View less', empty: 'No content.' };
const rows = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ label: `Row ${place}`, value: 'x' }));

describe('InfoTable', () => {
  it('says so when there is nothing', () => {
    expect(renderToStaticMarkup(<InfoTable caption="Facts" rows={[]} texts={tableTexts} />)).toContain(
      'No content.',
    );
  });

  it('hides what is beyond the first rows behind View more, but not for a single row', () => {
    const long = renderToStaticMarkup(<InfoTable caption="Facts" rows={rows(12)} texts={tableTexts} />);
    expect(long.match(/hidden=""/g)).toHaveLength(5);
    expect(long).toContain('View more');
    expect(
      renderToStaticMarkup(<InfoTable caption="Facts" rows={rows(8)} texts={tableTexts} />),
    ).not.toContain('View more');
  });

  it('aligns texts of more than 50 characters to the top', () => {
    const of = (length: number) =>
      renderToStaticMarkup(
        <InfoTable caption="Facts" rows={[{ label: 'a', value: 'x'.repeat(length) }]} texts={tableTexts} />,
      );
    expect(of(50)).not.toContain('k-info-long');
    expect(of(51)).toContain('k-info-long');
  });
});

describe('TierPlate', () => {
  it('is upper-cased, STANDARD by default, with a bar a level', () => {
    expect(renderToStaticMarkup(<TierPlate />)).toContain('STANDARD');
    const platinum = renderToStaticMarkup(<TierPlate tier="platinum" />);
    expect(platinum).toContain('PLATINUM');
    expect(platinum.match(/k-on/g)).toHaveLength(4);
  });
});

describe('VerifiedBadge', () => {
  const badge = (verification: Verification) => renderToStaticMarkup(<VerifiedBadge {...verification} />);
  const proven = badge({ verified: true, text: 'Verified facts' });

  it('is another one for what is not verified', () => {
    const missing = badge({ verified: false, text: 'Not verified' });
    expect(proven).toContain('k-seal');
    expect(missing).not.toContain('k-seal');
    expect(missing).toContain('k-verified-not');
  });

  it('never shows the green seal on invented data', () => {
    const sample = badge({ verified: true, text: 'Verified (demo)', sample: true });
    expect(sample).toContain('k-verified-sample');
    expect(sample).not.toMatch(/k-seal[" ]/);
    expect(proven).toMatch(/k-seal[" ]/);
  });
});

it('CompanyCard cuts the country only for the eye and upper-cases the subscription', () => {
  const html = renderToStaticMarkup(
    <CompanyCard
      href="/business/x/"
      name="A"
      logo="/logo.svg"
      country={{ code: 'AE', name: 'United Arab Emirates', shownAs: 'United Arab Emirates…' }}
      tier="premium"
      verification={{ verified: false, text: 'Not verified' }}
    />,
  );
  expect(html).toContain('title="United Arab Emirates"');
  expect(html).toContain('United Arab Emirates…');
  expect(html).toContain('PREMIUM');
});

describe('Pager', () => {
  const pager = (current: number, last: number) =>
    renderToStaticMarkup(
      <Pager
        label="Pages"
        current={current}
        last={last}
        hrefOf={(page) => `?page=${page}`}
        nameOf={(page) => `Page ${page}`}
      />,
    );

  it('is not there for one page', () => {
    expect(pager(1, 1)).toBe('');
  });

  it('links to each number and marks the current one', () => {
    const html = pager(9, 40);
    expect(html.match(/<a /g)).toHaveLength(7);
    expect(html).toMatch(/href="\?page=9" aria-label="Page 9" aria-current="page"/);
  });
});

it('SuggestField is an ordinary field of its form until options come', () => {
  const html = renderToStaticMarkup(
    <SuggestField
      name="search"
      defaultValue="gear"
      options={[]}
      listLabel="Suggestions"
      onType={() => undefined}
    />,
  );
  expect(html).toMatch(/<input[^>]*name="search"/);
  expect(html).toContain('aria-expanded="false"');
  expect(html).toMatch(/role="listbox"[^>]*hidden=""/);
});

it('Field ties hint and error to the input', () => {
  const html = renderToStaticMarkup(<Field label="Email" hint="Work address" error="Not an address" />);
  const described = /aria-describedby="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(described).toHaveLength(2);
  for (const id of described) expect(html).toContain(`id="${id}"`);
  expect(html).toContain('aria-invalid="true"');
});

it('Button cannot be pressed while it is loading', () => {
  expect(renderToStaticMarkup(<Button loading>Sending</Button>)).toMatch(
    /<button[^>]*disabled=""[^>]*aria-busy="true"/,
  );
});

it('Tabs name the current one', () => {
  const tab = (key: string, current: boolean) => ({
    key,
    href: `?business=${key}`,
    text: key,
    count: '3',
    current,
  });
  const html = renderToStaticMarkup(<Tabs label="Type" tabs={[tab('MA', true), tab('DI', false)]} />);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).not.toContain('k-tabs-mixed');
});

it('Tabs show the only count beside its text, and text alone where there is none', () => {
  const tabs = [
    { key: 'all', href: '?', text: 'Connections', current: true },
    { key: 'requests', href: '?requests', text: 'Requests', count: '1', current: false },
  ];
  const html = renderToStaticMarkup(<Tabs label="Connections" tabs={tabs} />);
  expect(html).toContain('k-tabs-mixed');
  expect(html).toContain('>Connections</a>');
});

it('BusinessCard shows what it is given and escapes it', () => {
  const html = renderToStaticMarkup(
    <BusinessCard
      href="/business/x/"
      name="A <b> & Co"
      logo="/logo.svg"
      tier="gold"
      verification={{ verified: false, text: 'Not verified' }}
      facts={[{ label: 'Country', value: 'Germany', country: 'DE' }]}
      likes="1 like"
    />,
  );
  expect(html).toContain('A &lt;b&gt; &amp; Co');
  expect(html).toContain('GOLD');
  expect(html).toContain('Not verified');
  expect(html).toContain('DE');
});

it('ProductCard counts photos only when there are some', () => {
  const card = (photoCount: number) =>
    renderToStaticMarkup(
      <ProductCard
        href="/p"
        name="Pump"
        picture={{ url: '/plate.svg', alt: 'Placeholder image: Pump' }}
        photoCount={photoCount}
        businessType="Manufacturers"
        company={{ name: 'Co', href: '/b' }}
        path="A | B"
        specs={[]}
        inStock
        stockText="Stock: Yes"
      />,
    );
  expect(card(0)).not.toContain('k-photo-count');
  expect(card(3)).toContain('k-photo-count');
});

describe('DatePicker', () => {
  const texts = { open: 'Open calendar', month: 'Month', year: 'Year' };
  const picker = (value: string) =>
    renderToStaticMarkup(
      <DatePicker
        label="Valid until"
        name="until"
        value={value}
        onChange={() => undefined}
        language="en"
        texts={texts}
      />,
    );

  it('is an ordinary field of its form, with a button for the calendar', () => {
    const html = picker('2026-03-12');
    expect(html).toMatch(/<input[^>]*name="until"[^>]*value="2026-03-12"/);
    expect(html).toMatch(/<button[^>]*aria-label="Open calendar"[^>]*aria-expanded="false"/);
    expect(html).not.toContain('k-calendar');
  });

  it('keeps what was typed, day or not', () => {
    expect(picker('12 Mar')).toContain('value="12 Mar"');
  });
});

it('DateCalendar offers the months and the years from ten before to ten after, in menus of 140 px', async () => {
  const html = renderToStaticMarkup(
    <DateCalendar
      chosen="2026-03-12"
      today="2026-11-20"
      language="en"
      texts={{ month: 'Month', year: 'Year' }}
      onChoose={() => undefined}
    />,
  );
  const menu = (label: string) => {
    const [list = ''] = new RegExp(`role="listbox" aria-label="${label}".*?</div></div>`).exec(html) ?? [];
    return [...list.matchAll(/role="option"[^>]*>([^<]*)/g)].map(([, option]) => option);
  };
  expect(menu('Month')).toHaveLength(12);
  const years = menu('Year');
  expect([years.length, years[0], years.at(-1)]).toEqual([21, '2016', '2036']);
  const styles = await readFile(new URL('./form/choice-menu.css', import.meta.url), 'utf8');
  expect(styles).toMatch(/\.k-choice-menu \{[^}]*max-height: 140px;/);
  expect(styles).toMatch(/\.k-choice-option \{[^}]*\bheight: 35px;/);
});

describe('Toasts', () => {
  function Sayer() {
    useToast();
    return <p>page</p>;
  }

  it('hold their live region ready, empty, after what they surround', () => {
    const html = renderToStaticMarkup(
      <Toasts>
        <Sayer />
      </Toasts>,
    );
    expect(html).toMatch(/<p>page<\/p><div[^>]*role="status"[^>]*aria-live="polite"[^>]*><\/div>$/);
  });

  it('are needed by who wants to say something', () => {
    expect(() => renderToStaticMarkup(<Sayer />)).toThrow('No Toasts around');
  });
});

describe('fields of a form', () => {
  const options = [
    { value: '', text: '---' },
    { value: 'MX', text: 'Mexico' },
  ];

  it('show what is chosen, and tie hint and error to the input', () => {
    const select = renderToStaticMarkup(
      <SelectField
        label="Country"
        hint="Yours"
        error="Not this one"
        options={options}
        value="MX"
        onChange={() => {}}
      />,
    );
    expect(select).toContain('<option value="MX" selected="">Mexico</option>');
    expect(select).toMatch(/aria-invalid="true" aria-describedby="(\S+)-hint \1-error"/);
    const search = renderToStaticMarkup(
      <SearchSelect label="Country" options={options} value="MX" onChange={() => {}} nothing="No content." />,
    );
    expect(search).toContain('value="Mexico"');
    expect(search).toContain('role="combobox"');
    expect(search).toContain('aria-expanded="false"');
    expect(search).not.toContain('role="option"');
  });

  it('count what is typed: 512 characters in six rows unless said otherwise', () => {
    const of = (props: object) =>
      renderToStaticMarkup(<TextArea label="Text" value="abc" onChange={() => {}} {...props} />);
    expect(of({})).toMatch(/maxLength="512".*rows="6".*>3\/512</);
    expect(of({ maxLength: 20 })).toContain('>3/20<');
    const counted = of({ maxLength: 2, keepsExcess: true });
    expect(counted).toContain('>3/2<');
    expect(counted).not.toContain('maxLength');
  });

  it('say whether a switch is on', () => {
    const on = renderToStaticMarkup(<Switch label="Show" checked onChange={() => {}} />);
    expect(on).toMatch(/role="switch"[^>]*aria-checked="true"/);
  });
});
