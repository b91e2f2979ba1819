import { ToolPage } from '../frame/tool-page';
import { Bookings } from '../tools/calls/bookings';
import { callTexts as text } from '../tools/calls/content/calls';
import { Hours } from '../tools/calls/hours';

export default function Calls() {
  return (
    <ToolPage title={text.title} lede={text.lede}>
      <Bookings />
      <Hours kind="weekly" />
      <Hours kind="exceptions" />
    </ToolPage>
  );
}
