import * as lucide from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawIcons } from './draw-icons.ts';
import { iconsIn } from './find-imported-icons.ts';
import * as icons from './icons.gen.ts';

type Name = keyof typeof icons;
const library: Pick<typeof lucide, Name> = lucide;
const drawn: Pick<typeof icons, Name> = icons;
const names = Object.keys(icons).filter((name): name is Name => name in library);
/** The library adds classes with the icon's names, which nothing selects, and a namespace, which HTML knows by the tag. */
const withoutNames = (html: string) =>
  html.replace(/ lucide-[\w-]+/g, '').replace(' xmlns="http://www.w3.org/2000/svg"', '');

describe('an icon', () => {
  it.each(names)('%s is drawn as the library draws it', (name) => {
    const [Icon, Original] = [drawn[name], library[name]];
    expect(renderToStaticMarkup(<Icon />)).toBe(withoutNames(renderToStaticMarkup(<Original />)));
    expect(renderToStaticMarkup(<Icon size={17} className="k-seal" />)).toBe(
      withoutNames(renderToStaticMarkup(<Original size={17} className="k-seal" />)),
    );
  });

  it('has a name of the library', () => {
    expect(names.length).toBeGreaterThan(80);
    expect(names).toEqual(Object.keys(icons));
  });
});

describe('the files of icons', () => {
  it('are one for each name and an index, and take a name the library gave up for its icon', async () => {
    const files = await drawIcons(['Fingerprint', 'X']);
    expect([...files.keys()]).toEqual([
      'icons.gen.ts',
      'lucide/LICENSE',
      'lucide/fingerprint.gen.ts',
      'lucide/x.gen.ts',
    ]);
    expect(files.get('icons.gen.ts')).toContain(
      "export { Fingerprint } from './lucide/fingerprint.gen.ts';\n",
    );
    expect(files.get('lucide/x.gen.ts')).toContain('createIcon("M18 6 6 18", ');
  });

  it('are not written for what the library lacks', async () => {
    await expect(drawIcons(['NoSuchIcon'])).rejects.toThrow('lucide-react has no icon NoSuchIcon.');
  });

  it.each([
    ["import { Check, type IconComponent, X as Cross } from '@kontor/ui/icon';", ['Check', 'X']],
    ["import {\n  ArrowUp,\n  Zap,\n} from '../icon/icons.gen.ts';", ['ArrowUp', 'Zap']],
    ["import { Moon } from './icons.gen.ts';", ['Moon']],
    ["import type { IconComponent } from '@kontor/ui/icon';", []],
    ["import { Button } from '@kontor/ui';", []],
  ])('are those of %j', (source, found) => {
    expect(iconsIn(source)).toEqual(found);
  });
});
