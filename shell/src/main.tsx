import { ROOT_ID } from '@talent/sdk/contract';
import { RouterProvider, createBrowserRouter } from '@talent/sdk';
import { hydrateRoot } from 'react-dom/client';
import { browserRoutes, routeId } from './app-routes';
import { CONTENT_ID } from './features/frame/content-id';
import { readComposition, readPageBlock } from './features/document/blocks';
import { keepServedContent } from './features/remotes/served-content';
import { startSession } from './features/session/start-session';
import './styles.css';

const root = document.getElementById(ROOT_ID);
if (!root) throw new Error('Failed to find the root element');

const block = readPageBlock();
const composition = readComposition();
keepServedContent(document.getElementById(CONTENT_ID));

const router = createBrowserRouter(browserRoutes(composition, block), {
  hydrationData: {
    loaderData:
      block.pattern === null
        ? {}
        : { [routeId(block.app, block.pattern)]: { head: block.head, data: block.data } },
  },
});

hydrateRoot(root, <RouterProvider router={router} />, {
  onRecoverableError: (error) => console.error('Recoverable error while hydrating', error),
});
void startSession();
