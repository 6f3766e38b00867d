import { messages } from '../messages/messages.ts';
import { useTitle } from '../turn-alerts/document-title.ts';

export function NotFoundPage() {
  const { title, text, home } = messages.value.shell.lost;
  useTitle(title);
  return (
    <div class="page">
      <h1>{title}</h1>
      <p>{text}</p>
      <a class="button is-first" href="/">
        {home}
      </a>
    </div>
  );
}
