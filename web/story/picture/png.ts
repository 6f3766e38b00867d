/** A drawing as a PNG. */
import { PICTURE } from './draw.ts';

/** The drawing comes as an address with all its data in it: those are the only ones our pages may show pictures from. */
export async function toPng(svg: string): Promise<Blob> {
  const { width, height } = PICTURE;
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  pen.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png'),
  );
}

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image(PICTURE.width, PICTURE.height);
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('the drawing cannot be shown'));
    image.src = address;
  });
}
