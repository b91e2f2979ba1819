/**
 * The SDK: one module that the shell and every remote share at run time (one React, one router,
 * one session). Shared modules are not tree-shaken: every visitor downloads every export.
 */
export { CONTRACT_VERSION } from './contract.ts';
export type { ComposedRemote, Composition, PageData, PageHead, SiteConfig } from './contract.ts';
export {
  SdkError,
  NotFoundError,
  PageDataError,
  RemoteLoadError,
  isNotFound,
} from './errors/errors.ts';
export { defineRemote, defineRoute } from './remote/define-remote.ts';
export type { PageModule, Remote, RemoteRoute } from './remote/define-remote.ts';
export { PageContext, usePageData, useSite } from './page/page-context.ts';
export { sessionStore, useSession } from './session/session-store.ts';
export type { Session } from './session/session-store.ts';
export { dismissToast, noticeStore, notify, toast, toastStore } from './toast/toast-store.ts';
export type { ActionToastMessage, Toast, ToastMessage } from './toast/toast-store.ts';
export {
  CONSENT_KEY,
  acceptCookies,
  consentStore,
  isRefused,
  refuseCookies,
  startConsent,
  withdrawConsent,
} from './consent/consent-store.ts';
export type { Consent } from './consent/consent-store.ts';
export { focusModeStore, useFocusMode } from './focus/focus-mode.ts';
export { unsavedStore, useUnsaved } from './unsaved/unsaved.ts';
export type { KeptFor, Unsaved } from './unsaved/unsaved.ts';
export { track, trackQueue } from './analytics/track.ts';
export type { AnalyticsEvent } from '@talent/protocol/events/event';
export { applyHead } from './head/apply-head.ts';
export {
  Link,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  createBrowserRouter,
  matchRoutes,
  redirect,
  replace,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
