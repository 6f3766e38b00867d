import { ReplayPage } from '../replay/replay.tsx';
import { sourceOf } from '../replay/share.ts';

export default function Replay({ rest }: { readonly rest: string }) {
  return <ReplayPage key={rest} source={sourceOf(rest)} />;
}
