/** A server of another version speaks another protocol: the page loads itself anew, once. */
import { PROTOCOL_HEADER, PROTOCOL_VERSION } from '@gonfalon/protocol';

const RELOADED = 'gonfalon-reloaded-for';
/** How long a new version may take to come to this device, in ms. */
const UPDATE_TIMEOUT_MS = 15_000;

export interface ReloadingPage {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Brings the new version to this device, if it is kept there. */
  update(): Promise<void>;
  reload(): void;
}

/** Looks at a reply of the server. What speaks no version of its own, such as a proxy's error, says nothing. */
export async function checkProtocol(
  headers: Pick<Headers, 'get'>,
  page: ReloadingPage = thisPage,
): Promise<void> {
  const version = headers.get(PROTOCOL_HEADER);
  if (version === null) return;
  const { storage } = page;
  if (version === String(PROTOCOL_VERSION)) storage.removeItem(RELOADED);
  else if (storage.getItem(RELOADED) !== version) {
    storage.setItem(RELOADED, version);
    await page.update().catch(() => undefined);
    page.reload();
  }
}

const thisPage: ReloadingPage = {
  get storage() {
    return sessionStorage;
  },
  async update() {
    const { serviceWorker } = navigator;
    const registration = await serviceWorker?.getRegistration();
    if (!registration) return;
    const changed = new Promise<void>((resolve) => {
      serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
      setTimeout(resolve, UPDATE_TIMEOUT_MS);
    });
    await registration.update();
    if (registration.installing ?? registration.waiting) await changed;
  },
  reload: () => location.reload(),
};
