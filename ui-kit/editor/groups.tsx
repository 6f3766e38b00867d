/** Tools in groups, of which one is shown. */
import type { ComponentChildren } from 'preact';

interface Props<Group extends string> {
  readonly label: string;
  readonly groups: readonly Group[];
  readonly chosen: Group;
  readonly title: (group: Group) => ComponentChildren;
  readonly onChoose: (group: Group) => void;
  readonly children: ComponentChildren;
}

export function Groups<Group extends string>(props: Props<Group>) {
  const { label, groups, chosen, title, onChoose, children } = props;
  return (
    <>
      <div class="editor-groups" role="tablist" aria-label={label}>
        {groups.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`editor-tab-${one}`}
            aria-selected={chosen === one}
            aria-controls="editor-group"
            onClick={() => onChoose(one)}
          >
            {title(one)}
          </button>
        ))}
      </div>
      <div id="editor-group" class="editor-group" role="tabpanel" aria-labelledby={`editor-tab-${chosen}`}>
        {children}
      </div>
    </>
  );
}
