/** The last moves of the others, lit until the viewer begins to choose. */
import type { TableViewModel } from '../table-view-model.ts';

export function RecapMarks({ vm }: { readonly vm: TableViewModel }) {
  const recap = vm.recap.value;
  const scene = vm.scene.value;
  if (!recap || !scene) return null;
  const { ui } = vm;
  const { width, height } = ui.boardSize(scene);
  const size = Math.min(width, height) / 60;
  return (
    <g class="recap-marks" style={{ strokeWidth: size * 0.7 }}>
      {recap.trails.map(({ from, to }, i) => {
        const [start, end] = [ui.positionOf(from, scene), ui.positionOf(to, scene)];
        if (!start || !end) return null;
        return (
          <g key={i}>
            <path d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
            <circle cx={end.x} cy={end.y} r={size} />
          </g>
        );
      })}
      {recap.places.map((ref) => {
        const at = ui.positionOf(ref, scene);
        return at && <circle key={ref} class="recap-place" cx={at.x} cy={at.y} r={size * 3} />;
      })}
    </g>
  );
}
