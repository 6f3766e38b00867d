/** A page that is not seen has no frames, but must know what happens: then it waits so many ms. */
const UNSEEN = 100;

/** Does something when the screen is drawn next. */
export function schedule(act: () => void): void {
  const once = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    act();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, UNSEEN);
}
