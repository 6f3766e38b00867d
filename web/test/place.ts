/** Where things are on the screen. */
import type { Locator } from 'playwright-core';

/** The middle of a thing once it lies still: fonts and panels that come late move what is below them. */
export async function middleOf(thing: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = await thing.evaluate(async (element) => {
    await document.fonts.ready;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    for (let last = ''; ; ) {
      const box = element.getBoundingClientRect();
      const now = [box.x, box.y, box.width, box.height].join();
      if (now === last && box.width > 0) return { x: box.x, y: box.y, width: box.width, height: box.height };
      last = now;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  return [x + width / 2, y + height / 2];
}
