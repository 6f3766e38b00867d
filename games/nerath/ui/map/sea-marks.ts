/** What is drawn on the sea and is no piece: a wind rose and a serpent, as SVG text. */

interface Rose {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export function compass({ x, y, radius }: Rose, night: boolean): string {
  const ink = night ? '#b9d5d8' : '#1f4a55';
  const light = night ? '#16333f' : '#f3ecd6';
  const red = night ? '#e2bd62' : '#a3352a';
  const ray = (i: number) => {
    const [long, wide] = i % 4 === 0 ? [radius, 5.2] : i % 2 === 0 ? [radius * 0.7, 4] : [radius * 0.46, 2.6];
    return `<g transform="rotate(${i * 22.5})"><path fill="${i === 0 ? red : ink}" d="M0 ${-long}L${wide} ${-wide}L0 0Z"/><path fill="${light}" stroke="${ink}" stroke-width=".5" d="M0 ${-long}L${-wide} ${-wide}L0 0Z"/></g>`;
  };
  const order = [1, 3, 5, 7, 9, 11, 13, 15, 2, 6, 10, 14, 0, 4, 8, 12];
  return [
    `<g transform="translate(${x} ${y})" opacity=".92"><circle r="${radius * 0.62}" fill="none" stroke="${ink}" stroke-width=".8"/>`,
    `<circle r="${radius * 0.56}" fill="none" stroke="${ink}" stroke-width=".5"/>${order.map(ray).join('')}`,
    `<circle r="3" fill="${light}" stroke="${ink}" stroke-width=".8"/>`,
    `<path fill="${red}" stroke="${light}" stroke-width=".6" d="M0 ${-radius - 11}q-3.4 4-2.6 7l1 1.6h3.2l1-1.6q.8-3-2.6-7z"/></g>`,
  ].join('');
}

export function serpent(night: boolean): string {
  const ink = night ? '#7fb0b8' : '#2b5f6b';
  const fill = night ? '#1d4c58' : '#7fb0a8';
  return `<g transform="translate(610 676)scale(1.05)" fill="${fill}" stroke="${ink}" stroke-width="1.1" stroke-linejoin="round" opacity=".9"><path d="M-30 4Q-31-14-20-16Q-14-17-10-12Q-15-13-17-9Q-12-9-11-6Q-17-7-20-4Q-22 0-22 4Z"/><path d="M-20-16l-2-5l5 4.6M-23-14l-5-3l2 5" fill="none"/><circle cx="-18.5" cy="-12.8" r=".9" fill="${ink}"/><path d="M-16 4Q-13-10-5-10Q3-10 6 4Q1 4 1 4Q-1-4-5-4Q-9-4-11 4Z"/><path d="M12 4Q15-6 21-6Q27-6 30 4H25Q23-1 21-1Q18-1 17 4Z"/><path d="M35 4Q36-4 41-8L39-11L47-11L46-4L43-6Q40-2 40 4Z"/><path d="M-34 5q3-2 6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0" fill="none"/></g>`;
}
