/**
 * Names that every browser has on its global object, as far as pages use them. A name that is missing here is reported as a global that
 * has to be declared: then it belongs either here or into the app's declaration.
 */
const LANGUAGE = `AggregateError Array ArrayBuffer AsyncIterator Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date Error
  EvalError FinalizationRegistry Float16Array Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array Intl Iterator JSON Map
  Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set SharedArrayBuffer String Symbol
  SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet arguments
  decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval isFinite isNaN parseFloat parseInt undefined
  unescape`;

const BROWSER = `AbortController AbortSignal Animation Attr Audio AudioContext Blob BroadcastChannel CanvasRenderingContext2D
  CharacterData ClipboardItem CloseEvent Comment CompressionStream CookieStore Credential CryptoKey CustomElementRegistry CustomEvent DOMException
  DOMMatrix DOMParser DOMPoint DOMRect DOMTokenList DataTransfer DecompressionStream Document DocumentFragment
  Element ErrorEvent Event EventSource EventTarget File FileList FileReader FontFace FormData FormDataEvent Headers HashChangeEvent
  History Image ImageBitmap ImageData InputEvent IntersectionObserver KeyboardEvent Location MediaQueryList
  MediaRecorder MessageChannel MessageEvent MessagePort MouseEvent MutationObserver Navigator Node NodeFilter NodeList
  Notification OffscreenCanvas Option PageTransitionEvent Path2D PaymentRequest Performance PerformanceObserver
  PointerEvent PopStateEvent PromiseRejectionEvent PublicKeyCredential Range ReadableStream ReportingObserver Request
  ResizeObserver Response RTCPeerConnection Screen ScrollTimeline Selection ShadowRoot SharedWorker Storage
  StorageEvent StyleSheet SubmitEvent Text TextDecoder TextEncoder TouchEvent TransformStream TrustedHTML TrustedScript
  TrustedScriptURL UIEvent URL URLPattern URLSearchParams ViewTransition VisualViewport WebAssembly WebSocket
  WebTransport WheelEvent Window Worker WritableStream XMLDocument XMLHttpRequest XMLSerializer XPathResult
  addEventListener alert atob blur btoa caches cancelAnimationFrame cancelIdleCallback clearInterval clearTimeout close
  closed confirm console cookieStore createImageBitmap crossOriginIsolated crypto customElements devicePixelRatio
  dispatchEvent document event fetch find focus frameElement getComputedStyle getSelection history indexedDB
  innerHeight innerWidth isSecureContext launchQueue length localStorage location locationbar matchMedia menubar moveBy
  moveTo name navigation navigator open opener origin outerHeight outerWidth pageXOffset pageYOffset parent performance
  personalbar postMessage print prompt queueMicrotask removeEventListener reportError requestAnimationFrame
  requestIdleCallback resizeBy resizeTo scheduler screen screenLeft screenTop screenX screenY scroll scrollBy scrollTo
  scrollX scrollY scrollbars sessionStorage setInterval setTimeout speechSynthesis statusbar stop structuredClone
  toolbar top trustedTypes visualViewport`;

const KNOWN: ReadonlySet<string> = new Set(`${LANGUAGE} ${BROWSER}`.split(/\s+/));

/** Families of names, such as those of elements. */
const FAMILIES = /^(HTML|SVG|CSS|MathML|IDB|Performance|RTC|Media|Animation|on)[A-Za-z]*$/;

/** Whether every browser has this global. */
export function isKnownGlobal(name: string): boolean {
  return KNOWN.has(name) || FAMILIES.test(name);
}
