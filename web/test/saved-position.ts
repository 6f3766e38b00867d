/** A match of this device that goes on from a position: what takes a hundred turns to reach is laid out instead. */
import type { Page } from 'playwright-core';

/** Opens the match that the page has just begun once more, now from that state. */
export async function goOnFrom(page: Page, state: { readonly options: object }): Promise<void> {
  await page.evaluate(async (from) => {
    const opening = indexedDB.open('gonfalon');
    const database = await new Promise<IDBDatabase>((done) => {
      opening.onsuccess = () => done(opening.result);
    });
    const stores = database.transaction(['matches', 'entries'], 'readwrite');
    const matches = stores.objectStore('matches');
    const kept = matches.getAll();
    await new Promise((done) => {
      kept.onsuccess = done;
    });
    const [match] = kept.result;
    const { number: _, ...file } = match.record.file;
    // Another claim, so that the page that is open writes no more.
    matches.put({
      ...match,
      claim: 'test',
      record: {
        ...match.record,
        file: { ...file, options: from.options, from: { state: from }, entries: [] },
      },
    });
    stores.objectStore('entries').clear();
    await new Promise((done) => {
      stores.oncomplete = done;
    });
    database.close();
  }, state);
  await page.reload();
}
