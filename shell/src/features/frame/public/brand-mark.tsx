import { logoMark } from '@talent/ui/logo-mark';
import { MarkDrawing } from '@talent/ui/mark-drawing';

const picture = logoMark();

/** The logo beside the brand's name, as tall as its capitals. */
export function BrandMark() {
  return <MarkDrawing picture={picture} className="size-[0.95em] flex-none" />;
}
