import { messages } from '../messages/messages.ts';
import { useTitle } from '../turn-alerts/document-title.ts';

export function AboutPage() {
  const words = messages.value.about;
  useTitle(words.title);
  return (
    <div class="page prose">
      <h1>{words.title}</h1>
      {words.what.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h2>{words.credits}</h2>
      <ul>
        <li>{words.icons}</li>
        <li>{words.fonts}</li>
        <li>{words.libraries}</li>
      </ul>
      <h2>{words.keys}</h2>
      <p>{words.keysHint}</p>
    </div>
  );
}
