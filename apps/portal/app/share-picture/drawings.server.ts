import type { DrawingName } from './shared-page.ts';

const files = import.meta.glob<string>(['../*/art/*.svg', '../../../../packages/ui/art/*.svg'], {
  query: '?raw',
  import: 'default',
});

export function readDrawing(name: DrawingName): Promise<string> {
  const [part, file] = name.split('/');
  const path = part === 'ui' ? `../../../../packages/ui/art/${file}.svg` : `../${part}/art/${file}.svg`;
  const read = files[path];
  if (!read) throw new Error(`There is no drawing ${name}`);
  return read();
}

export function readLogo(): Promise<string> {
  return readDrawing('ui/logo-frame');
}
