import { cropRect } from '@talent/api/blog/crop-rect';
import type { Crop, Size } from '@talent/api/blog/crop-rect';

/** Width of the picture to look at, px. */
const SHOWN = 640;

/** Shows a picture with the part that a crop leaves, and its point of focus. The canvas gets the picture's shape. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const size: Size = { width: picture.width, height: picture.height };
  const scale = Math.min(1, SHOWN / size.width);
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return;
  const part = cropRect(size, crop);
  const [x, y] = [part.x * scale, part.y * scale];
  const [width, height] = [part.width * scale, part.height * scale];
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  context.fillStyle = 'rgb(0 0 0 / 0.55)';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const { x: left, y: top } = part;
  context.drawImage(picture, left, top, part.width, part.height, x, y, width, height);
  context.strokeStyle = 'white';
  context.lineWidth = 2;
  context.strokeRect(x + 1, y + 1, Math.max(1, width - 2), Math.max(1, height - 2));
  const { x: focusX, y: focusY } = crop.focus;
  context.beginPath();
  context.arc(focusX * canvas.width, focusY * canvas.height, 6, 0, 2 * Math.PI);
  context.fillStyle = 'white';
  context.fill();
  context.strokeStyle = 'black';
  context.stroke();
}
