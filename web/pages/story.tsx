import { sourceOf } from '../replay-source/replay-link.ts';
import { StoryPage } from '../story/story-page.tsx';

export default function Story({ rest }: { readonly rest: string }) {
  return <StoryPage key={rest} source={sourceOf(rest)} />;
}
