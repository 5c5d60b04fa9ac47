/** The part of HarfBuzz's interface that is used here; numbers are places in its memory. */
interface Subsetter {
  memory: WebAssembly.Memory;
  malloc(bytes: number): number;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_keep_everything(input: number): void;
  hb_subset_input_pin_axis_location(input: number, face: number, tag: number, value: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

function tagOf(name: string): number {
  return [...name].reduce((tag, letter) => tag * 256 + letter.charCodeAt(0), 0);
}

/**
 * A variable font at one place of its axes, as formats take it that know no axes; an axis it does not have is not looked at.
 * @param subsetter HarfBuzz's; each font has one of its own, whose memory goes with it
 */
export async function pinAxes(
  subsetter: WebAssembly.Module,
  font: Uint8Array,
  axes: Record<string, number>,
): Promise<Uint8Array> {
  const { exports } = await WebAssembly.instantiate(subsetter, {});
  const hb = exports as unknown as Subsetter;
  const place = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, place);
  const face = hb.hb_face_create(hb.hb_blob_create(place, font.length, 2, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_keep_everything(input);
  for (const [axis, value] of Object.entries(axes))
    hb.hb_subset_input_pin_axis_location(input, face, tagOf(axis), value);
  const made = hb.hb_subset_or_fail(face, input);
  if (!made) throw new Error('The font could not be made one without axes.');
  const blob = hb.hb_face_reference_blob(made);
  const start = hb.hb_blob_get_data(blob, 0);
  return new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob));
}
