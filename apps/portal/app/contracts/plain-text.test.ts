import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { templateIn } from './template-elements.tsx';

it('writes paragraphs, rows and list entries as lines', () => {
  const html = `<h3>Purchase order</h3>
<p>between <span class="n-blank">[buyer]</span> and
<span class="n-blank">[seller]</span></p>
<ul>
<li>one</li>
<li>two</li>
</ul>
<table><thead><tr><th>Item</th><th>Price</th></tr></thead>
<tbody><tr><td>1</td><td><span class="n-blank">[price]</span></td></tr></tbody></table>
<p>1.1 The end.</p>`;
  expect(plainText(html)).toBe(
    'Purchase order\n\nbetween [buyer] and [seller]\n\n- one\n- two\n\nItem | Price\n1 | [price]\n\n1.1 The end.',
  );
});

it('keeps signs as they are read, and what is no sign as it is written', () => {
  expect(plainText('<p>A &amp; B &lt;5 &gt;3 &quot;x&quot; it&#x27;s &amp;lt; &bogus;</p>')).toBe(
    'A & B <5 >3 "x" it\'s &lt; &bogus;',
  );
});

it('takes the template alone out of an article', () => {
  const article =
    '<h2 id="section-1">What it is for</h2><section class="n-template" id="template"><p>1.1</p></section><p>After</p>';
  expect(templateIn(article)).toBe('<p>1.1</p>');
});
