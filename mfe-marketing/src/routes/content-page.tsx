import { ContentPage } from '../features/content-page/content-page';

/** Every page that is text and figures alone. */
export default function ContentPageRoute() {
  return <ContentPage />;
}
