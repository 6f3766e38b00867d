/** The engraved signs of the ground, as SVG text. Each stands on its base; `currentColor` is its ink. */
const BY_DAY = `<g id="mtA"><path fill="#fff" fill-opacity=".34" d="M-13 0L-6-9L-3-6.5L2-16L14 0Z"/><path fill="currentColor" fill-opacity=".42" d="M2-16L7-9L9-10L14 0H3L5-4L1.5-8Z"/><path fill="#fff" fill-opacity=".85" d="M-1.2-10L2-16L5-11.6L3.2-12L2-9.8L.7-11.4Z"/><path fill="none" stroke="currentColor" stroke-width=".9" stroke-linejoin="round" d="M-13 0L-6-9L-3-6.5L2-16L7-9L9-10L14 0M-6-9L-4.5-3M4-9L6-6M5-5.5L8-2M8-6L11-2"/></g>
<g id="mtB"><path fill="#fff" fill-opacity=".34" d="M-11 0L-2-13L3-7L5-9L11 0Z"/><path fill="currentColor" fill-opacity=".42" d="M-2-13L3-7L5-9L11 0H1L2-3L-1.5-6Z"/><path fill="none" stroke="currentColor" stroke-width=".9" stroke-linejoin="round" d="M-11 0L-2-13L3-7L5-9L11 0M1-6L3-3M3.5-4L6-1M-5-8.5L-6-4"/></g>
<g id="volc"><path fill="currentColor" fill-opacity=".5" d="M-1-9L3-11L5-9.5L13 0H2L3-4Z"/><path fill="#fff" fill-opacity=".22" d="M-12 0L-3-10L-1-9L3-4L2 0Z"/><path fill="#e8793a" d="M-3-10L-1-8.6L2-9.4L5-9.5L3-11L0-10.2Z"/><path fill="none" stroke="currentColor" stroke-width=".9" stroke-linejoin="round" d="M-12 0L-3-10L0-9L3-11L5-9.5L13 0M1-13q-3-3 0-5t0-5M4-13q2-2 0-4"/></g>
<g id="hill"><path fill="#fff" fill-opacity=".26" d="M-9 0Q-5-7 0-7Q6-7 10 0Z"/><path fill="none" stroke="currentColor" stroke-width=".85" stroke-linecap="round" d="M-9 0Q-5-7 0-7Q6-7 10 0M3-5L4-2.4M5.2-4L6.4-1.4M.8-5.6L1.2-3.6M7.3-2.4L8-.8"/></g>
<g id="treeA"><path fill="currentColor" fill-opacity=".35" d="M-4 0Q1-1.5 7 .8Q2 1.8-4 0Z"/><path stroke="currentColor" stroke-width="1.1" d="M0 0V-4"/><path fill="#5f7d3c" stroke="currentColor" stroke-width=".7" d="M-3.6-2.6Q-6-5-3.4-7.4Q-3-10.6 .4-10.2Q4.4-10.2 4.2-6.8Q6.2-4.2 3.4-2.6Q0-1.6-3.6-2.6Z"/><path fill="#fff" fill-opacity=".25" d="M-3-7.2Q-2-9.8 .6-9.4Q-1-8.6-1.2-6.4Q-3-6-3.9-4.4Q-4.6-6-3-7.2Z"/></g>
<g id="treeB"><path fill="currentColor" fill-opacity=".35" d="M-4 0Q1-1.5 7 .8Q2 1.8-4 0Z"/><path stroke="currentColor" stroke-width="1.1" d="M0 0V-4"/><ellipse fill="#70904a" stroke="currentColor" stroke-width=".7" cy="-6.4" rx="3.9" ry="4.2"/><path fill="#fff" fill-opacity=".28" d="M-2.9-7Q-2-10 .4-9.9Q-1.6-8-1.6-5Q-3-5.4-2.9-7Z"/></g>
<g id="fir"><path fill="currentColor" fill-opacity=".3" d="M-4 0Q1-1.5 7 .8Q2 1.8-4 0Z"/><path fill="#4d7057" stroke="currentColor" stroke-width=".7" stroke-linejoin="round" d="M0-13L3.2-8H1.8L4.4-4H2.8L5 0H-5L-2.8-4H-4.4L-1.8-8H-3.2Z"/><path fill="#fff" fill-opacity=".75" d="M0-13L-3.2-8L-1.6-8.8L-.4-8L.4-9.4ZM-1.8-8L-4.4-4L-2-5L-.8-4L0-5.6Z"/></g>
<g id="dead"><path fill="none" stroke="currentColor" stroke-width="1" stroke-linecap="round" d="M0 0Q.6-4 0-9M0-4L-3-8M.1-6L3-9.6M-3-8L-4.8-8.4M0-9L-1.6-12M3-9.6L2.8-11.6M-2 0H2.6"/></g>
<g id="dune"><path fill="#fff" fill-opacity=".3" d="M-11 0Q-4-6 1-5.6Q0-2 3 0Z"/><path fill="none" stroke="currentColor" stroke-width=".85" stroke-linecap="round" d="M-11 0Q-4-6 1-5.6Q5-2 12 0M1-5.6Q-.4-2 3.4 0M-6 2.4h.1M-2 2.2h.1M6 2.6h.1M9-2.8h.1"/></g>
<g id="crop"><path fill="#fff" fill-opacity=".2" d="M-9-1L3-6L10-2L-3 3Z"/><path fill="none" stroke="currentColor" stroke-width=".75" d="M-9-1L3-6L10-2L-3 3ZM-6.5 .2L5.4-4.8M-4 1.7L7.6-3.4"/></g>
<g id="reed"><path fill="none" stroke="currentColor" stroke-width=".85" stroke-linecap="round" d="M0 0V-6M-1.4 0L-3-4.4M1.4 0L3-4.4M-7 1.6H6M-3.6 3.2H9"/><path fill="currentColor" d="M-.7-7.6h1.4v2.6h-1.4z"/></g>
<g id="moss"><path fill="none" stroke="currentColor" stroke-width=".85" stroke-linecap="round" d="M-3 0L-4-3M-1.4 0L-1.4-3.6M0 0L1-3.2M6-.4h6M8.4 1.4h5"/><path fill="#fff" fill-opacity=".3" stroke="currentColor" stroke-width=".8" d="M4 4Q4 .8 6.6 1Q9.4 1 9.6 4Z"/></g>
<g id="bone"><path fill="none" stroke="#fff8ea" stroke-width="1.3" stroke-linecap="round" d="M-8 0q1-5 4-5.6M-4 0q.6-5.4 4-6.2M0 0q.4-5.6 4-6.2M-5-5.8Q1-7.6 6-5.6"/><path fill="#fff8ea" stroke="currentColor" stroke-width=".6" d="M6-5.4q0-2.6 2.6-2.6t2.6 2.6q0 1.4-1 1.8v1.4h-3v-1.4q-1.2-.4-1.2-1.8z"/><path fill="currentColor" d="M7.2-5.6h.9v.9h-.9zM9.2-5.6h.9v.9h-.9z"/></g>
<g id="grass"><path fill="none" stroke="currentColor" stroke-width=".8" stroke-linecap="round" d="M-3 0L-4.4-3.4M-1.6 0V-4M0 0L1.2-3.4M7 2L6-1M8.4 2V-1.6M9.8 2L11-1"/></g>`;

/** By night the woods are dark. */
const BY_NIGHT = Object.entries({
  '#5f7d3c': '#33512f',
  '#70904a': '#3d5c38',
  '#4d7057': '#2d4c44',
  'fill="#fff"': 'fill="#cfe0e4"',
  '#fff8ea': '#cfc8b6',
}).reduce((signs, [day, night]) => signs.replaceAll(day, night), BY_DAY);

export const signsFor = (night: boolean): string => (night ? BY_NIGHT : BY_DAY);
