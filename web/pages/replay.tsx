import { ReplayPage } from '../replay/replay-page.tsx';
import { sourceOf } from '../replay-source/replay-link.ts';

export default function Replay({ rest }: { readonly rest: string }) {
  return <ReplayPage key={rest} source={sourceOf(rest)} />;
}
