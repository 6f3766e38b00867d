/** A part of the screen that is drawn again only when it would look different. */
import type { FunctionComponent } from 'preact';
import { Component, h } from 'preact';

export function memo<P extends object>(
  Content: FunctionComponent<P>,
  same: (before: Readonly<P>, now: Readonly<P>) => boolean,
): new () => Component<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(now: Readonly<P>): boolean {
      return !same(this.props, now);
    }

    override render() {
      return h(Content, this.props);
    }
  };
}
