import sharp from 'sharp';

interface Wishes {
  width?: number;
  height?: number;
  type?: 'jpeg' | 'png' | 'webp' | 'avif';
  /** Says where it was taken, as cameras do. */
  withPlace?: boolean;
  /** Stored lying on its side, as cameras do. */
  turned?: boolean;
}

/** A picture with an orange left half and a green right one. */
export function aPicture({
  width = 640,
  height = 480,
  type = 'jpeg',
  withPlace,
  turned,
}: Wishes = {}): Promise<Buffer> {
  const half = Math.floor(width / 2);
  let picture = sharp({ create: { width, height, channels: 3, background: '#1c6a3d' } }).composite([
    { input: { create: { width: half, height, channels: 3, background: '#f57f20' } }, left: 0, top: 0 },
  ]);
  if (withPlace)
    picture = picture.withExif({
      IFD0: { Copyright: 'the photographer' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    });
  if (turned) picture = picture.withMetadata({ orientation: 6 });
  return picture.toFormat(type).toBuffer();
}
