/** A part of the client that is loaded when it is needed. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../messages/messages.ts';

type Loaded<P> = { readonly Content: ComponentType<P> } | 'failed' | undefined;

export function lazy<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [loaded, setLoaded] = useState<Loaded<P>>(known && { Content: known });
    const [tries, setTries] = useState(0);
    useEffect(() => {
      if (known) return;
      load().then(
        (part) => {
          known = part.default;
          setLoaded({ Content: part.default });
        },
        () => setLoaded('failed'),
      );
    }, [tries]);
    const words = messages.value.shell;
    if (loaded === undefined) return <p class="page waiting">{words.loading}</p>;
    if (loaded === 'failed') {
      return (
        <div class="page">
          <h1>{words.failed.title}</h1>
          <button type="button" class="button is-first" onClick={() => setTries(tries + 1)}>
            {words.failed.again}
          </button>
        </div>
      );
    }
    return <loaded.Content {...props} />;
  };
}
