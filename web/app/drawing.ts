/** When what has changed is drawn anew. */
import { options } from 'preact';

/** A page that is not seen has no frames, but its title must change: then it is drawn after so many ms. */
const UNSEEN = 100;

/** Once for each frame of the screen, however much has changed since the last: updates often come in bursts. */
export function drawByFrames(): void {
  options.debounceRendering = (draw) => {
    const once = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      draw();
    };
    const frame = requestAnimationFrame(once);
    const timer = setTimeout(once, UNSEEN);
  };
}
