/** What a thing is: a note beside the pointer that is never in the way, or a panel that stays. */
import type { Ref } from '@gonfalon/kernel';
import type { Point } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { messages } from '../../messages/messages.ts';
import { hasSheet } from '../layout.ts';
import type { TableViewModel } from '../table-view-model.ts';
import { RuleLink } from './rule-link.tsx';

/** How long the pointer rests on a thing until it is explained, in ms; longer where it rather is about to pick. */
const REST = 350;
const LONG_REST = 900;
const MARGIN = 14;
/** A note is short; the panel has it all. */
const LINES = 4;

/** Unknown until the mouse has moved: what comes to lie below it unasked is not explained. */
let pointer: Point | undefined;

/** Where the mouse is, for the note. */
export function followPointer(): () => void {
  const note = ({ clientX, clientY }: PointerEvent) => {
    pointer = { x: clientX, y: clientY };
  };
  addEventListener('pointermove', note, { passive: true });
  return () => removeEventListener('pointermove', note);
}

export function Tooltip({ vm }: { readonly vm: TableViewModel }) {
  const pointed = vm.pointed.value;
  const [rested, setRested] = useState<Ref | undefined>(undefined);
  useEffect(() => {
    setRested(undefined);
    if (pointed === undefined) return undefined;
    const offered = vm.scene.peek()?.offered.has(pointed);
    const timer = setTimeout(() => setRested(pointed), offered ? LONG_REST : REST);
    return () => clearTimeout(timer);
  }, [pointed, vm]);
  const scene = vm.scene.value;
  const busy =
    vm.stage.playing.value !== undefined ||
    vm.explained.value !== undefined ||
    vm.refused.value !== undefined;
  if (!scene || rested === undefined || rested !== pointed || busy) return null;
  const keyed = focused(rested);
  if (vm.byTouch ? !keyed : vm.ui.isTold?.(rested, scene) && !hasSheet.value) return null;
  const place = keyed ?? (pointer && placeOf(pointer));
  if (!place) return null;
  const explanation = vm.ui.explain(rested, scene);
  if (!explanation) return null;
  const { title, lines } = explanation;
  return (
    <Beside key={rested} place={place}>
      <strong>{title}</strong>
      {lines.slice(0, LINES).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {lines.length > LINES && <p>…</p>}
    </Beside>
  );
}

interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const placeOf = ({ x, y }: Point): Place => ({ left: x, right: x, top: y, bottom: y });

/** The thing's own place, if it was the keyboard that went there. */
function focused(ref: Ref): Place | undefined {
  const { activeElement } = document;
  const there = activeElement?.getAttribute('data-ref') === ref && activeElement.matches(':focus-visible');
  return there ? activeElement?.getBoundingClientRect() : undefined;
}

function Beside(props: { readonly place: Place; readonly children: preact.ComponentChildren }) {
  const { place, children } = props;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const right = place.right + MARGIN;
    const x = right + width < innerWidth ? right : place.left - MARGIN - width;
    const below = place.bottom + MARGIN;
    const y = below + height < innerHeight ? below : place.top - MARGIN - height;
    element.style.left = `${Math.max(4, Math.min(x, innerWidth - width - 4))}px`;
    element.style.top = `${Math.max(4, Math.min(y, innerHeight - height - 4))}px`;
  }, []);
  return (
    <div class="tooltip" ref={box} role="tooltip">
      {children}
    </div>
  );
}

export function ExplainPanel({ vm }: { readonly vm: TableViewModel }) {
  const ref = vm.explained.value;
  const scene = vm.scene.value;
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (ref === undefined) return undefined;
    const before = document.activeElement;
    close.current?.focus();
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, [ref]);
  if (ref === undefined || !scene) return null;
  const words = messages.value.table;
  const explanation = vm.ui.explain(ref, scene);
  const { rules = [] } = explanation ?? {};
  return (
    <aside class="floating explain" aria-label={words.explain.title}>
      <header>
        <h2>
          <Icon name="help" /> {explanation?.title ?? scene.messages.ref(ref)}
        </h2>
        <button
          ref={close}
          type="button"
          class="small-button"
          aria-label={words.close}
          onClick={() => vm.dismiss()}
        >
          <span aria-hidden="true">✕</span>
        </button>
      </header>
      {explanation?.lines.map((line) => <p key={line}>{line}</p>) ?? <p>{words.explain.none}</p>}
      {rules.length > 0 && (
        <section aria-label={words.explain.rules}>
          {rules.map((rule) => (
            <details key={rule}>
              <summary>{words.why.rule(rule)}</summary>
              <p>{scene.messages.rules[rule]}</p>
              <RuleLink game={vm.ui.module.game.id} rule={rule}>
                {words.why.read}
              </RuleLink>
            </details>
          ))}
        </section>
      )}
    </aside>
  );
}
