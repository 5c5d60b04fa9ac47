import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ArticleTable } from './article-table.tsx';

it('tells each cell the heading of its column and makes the first the heading of its row', () => {
  const html = renderToStaticMarkup(
    <ArticleTable>
      <thead>
        <tr>
          <th>Rule</th>
          <th>
            Paid <b>by</b>
          </th>
        </tr>
      </thead>
      {'\n'}
      <tbody>
        <tr>
          <td>FCA</td>
          {'\n'}
          <td>The buyer</td>
        </tr>
        <tr>
          <td>CIP</td>
          <td>
            The <a href="/">seller</a>
          </td>
        </tr>
      </tbody>
    </ArticleTable>,
  );
  expect(html).toContain('<thead><tr><th>Rule</th><th>Paid <b>by</b></th></tr></thead>');
  expect(html).toContain(
    '<tbody><tr><th scope="row">FCA</th><td data-label="Paid by">The buyer</td></tr>' +
      '<tr><th scope="row">CIP</th><td data-label="Paid by">The <a href="/">seller</a></td></tr></tbody>',
  );
});

it('has room for two columns everywhere, for more not', () => {
  const withColumns = (count: number) =>
    renderToStaticMarkup(
      <ArticleTable>
        <thead>
          <tr>{Array.from({ length: count }, (_, place) => createElement('th', { key: place }, place))}</tr>
        </thead>
        <tbody />
      </ArticleTable>,
    );
  expect(withColumns(2)).toContain('<table class="a-table">');
  expect(withColumns(3)).toContain('<table class="a-table a-table-wide">');
});
