/** The Back button of a phone closes what lies over the page, and only then leaves the page. */
import { useEffect, useRef } from 'preact/hooks';

/** What is open, one over the other, each with its entry in the history. */
const open: { readonly mark: number; readonly close: () => void }[] = [];
let last = 0;
/** Steps back that are our own. */
let own = 0;

addEventListener('popstate', () => {
  if (own > 0) own--;
  else open.pop()?.close();
});

export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closing = useRef(close);
  closing.current = close;
  useEffect(() => {
    if (!isOpen) return undefined;
    const mark = ++last;
    open.push({ mark, close: () => closing.current() });
    history.pushState({ over: mark }, '');
    return () => {
      const at = open.findIndex((item) => item.mark === mark);
      if (at >= 0) open.splice(at, 1);
      // Closed in another way: its entry is taken out, unless the page has gone on from it.
      if (history.state?.over !== mark) return;
      own++;
      history.back();
    };
  }, [isOpen]);
}
