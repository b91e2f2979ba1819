import { ToolPage } from '../frame/tool-page';
import { errorTexts as text } from '../tools/errors/content/errors';
import { ErrorList } from '../tools/errors/error-list';

export default function Errors() {
  return (
    <ToolPage title={text.title} lede={text.lede}>
      <ErrorList />
    </ToolPage>
  );
}
