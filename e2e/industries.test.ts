import { getIndustryTree } from '@kontor/contract';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { api, attribute, readPage, textOf, untilAgreed } from './read-page.ts';

const link = (element: HTMLElement | null) => [textOf(element), attribute(element, 'href')];

test('all 15 industries stand there with icon, description, categories and subcategories, each leading to its search', () =>
  untilAgreed(async () => {
    const page = await readPage('/industries');
    const tree = await api()(getIndustryTree, {});
    const sections = page.querySelectorAll('main section');
    expect(sections).toHaveLength(15);
    for (const [place, { key, name, description, categories }] of tree.entries()) {
      const section = sections[place];
      if (!section) return expect.fail(name);
      const search = `/search-result?business=MA&countries=global&industry=${key}`;
      expect(section.querySelectorAll('header .k-hue svg'), name).toHaveLength(1);
      expect(link(section.querySelector('h2 a'))).toEqual([name, search]);
      expect(textOf(section.querySelector('header p'))).toBe(description);
      const shown = section.querySelectorAll('.i-categories > div').map((category) => ({
        category: link(category.querySelector('h3 a')),
        subcategories: category.querySelectorAll('li a').map(link),
      }));
      expect(shown).toEqual(
        categories.map(({ id, name: category, subCategories }) => ({
          category: [category, `${search}&category=${id}`],
          subcategories: subCategories.map((each) => [
            each.name,
            `${search}&category=${id}&subcategory=${each.id}`,
          ]),
        })),
      );
    }
  }));
