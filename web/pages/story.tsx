import { sourceOf } from '../replay/share.ts';
import { StoryPage } from '../story/story-page.tsx';

export default function Story({ rest }: { readonly rest: string }) {
  return <StoryPage key={rest} source={sourceOf(rest)} />;
}
