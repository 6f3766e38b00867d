/** Whether there is room for panels beside the board, or everything that is decided lies in one sheet: see `table.css`. */
import { signal } from '@preact/signals';

const SHEET = matchMedia('(max-width: 61.99rem), (max-height: 30rem)');
export const hasSheet = signal(SHEET.matches);
SHEET.addEventListener('change', () => {
  hasSheet.value = SHEET.matches;
});
