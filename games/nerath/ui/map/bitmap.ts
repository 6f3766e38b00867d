/** Paints a picture once, so that it is only copied afterwards. */

/** Pixels for each unit of the map: sharp on a phone that has come near. */
const PIXELS_PER_UNIT = 2.4;

/** As a data address, because a site may refuse any other that is not its own. */
export async function paint(svg: string, width: number, height: number): Promise<string> {
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * PIXELS_PER_UNIT);
    canvas.height = Math.round(height * PIXELS_PER_UNIT);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
    return blob ? await addressOf(blob) : address;
  } catch {
    // What cannot be painted is still a picture, only a slower one.
    return address;
  }
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
