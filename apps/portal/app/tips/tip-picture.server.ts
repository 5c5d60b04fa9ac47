const pictures = import.meta.glob<string>('./art/*.svg', { eager: true, query: '?url', import: 'default' });

/** Every picture of the tips measures the same. */
export const pictureSize = { width: 800, height: 420 };

/** The address of a picture of the tips, by the name its file has. */
export function tipPicture(name: string): string {
  const address = pictures[`./art/${name}.svg`];
  if (!address) throw new Error(`The tips have no picture "${name}"`);
  return address;
}
