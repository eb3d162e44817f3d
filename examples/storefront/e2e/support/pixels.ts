import type { Page } from '@playwright/test';

/** Difference of a channel up to which pixels count as equal, since text is not painted identically twice. */
const TOLERANCE = 16;

/**
 * Returns the share of pixels in which two pictures differ; 1 if their sizes differ. The browser decodes
 * them.
 */
export async function apartAt(page: Page, one: Buffer, two: Buffer): Promise<number> {
  // Most pictures are equal byte for byte.
  if (one.equals(two)) return 0;
  return page.evaluate(
    async ([a, b, tolerance]) => {
      const read = async (base64: string): Promise<ImageData> => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (!context) throw new Error('There is no canvas to read a picture with.');
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const [left, right] = await Promise.all([read(a), read(b)]);
      if (left.width !== right.width || left.height !== right.height) return 1;
      let apart = 0;
      for (let at = 0; at < left.data.length; at += 4) {
        const differs = [0, 1, 2].some(
          (channel) => Math.abs((left.data[at + channel] ?? 0) - (right.data[at + channel] ?? 0)) > tolerance,
        );
        if (differs) apart += 1;
      }
      return apart / (left.width * left.height);
    },
    [one.toString('base64'), two.toString('base64'), TOLERANCE] as const,
  );
}
