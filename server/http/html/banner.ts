/** A gonfalon: a banner with tails that hangs from a bar across its pole. */
export const BANNER = `<svg class="banner" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 150" width="96" height="120" aria-hidden="true" focusable="false">
<path d="M60 4v16M14 20h92" stroke="#8a6a3b" stroke-width="5" stroke-linecap="round"/>
<circle cx="60" cy="6" r="5" fill="#c9a24b"/><circle cx="12" cy="20" r="5" fill="#c9a24b"/><circle cx="108" cy="20" r="5" fill="#c9a24b"/>
<path d="M22 23h76v112l-12.7-17-12.6 17L60 118l-12.7 17-12.6-17L22 135z" fill="#8c1d2c"/>
<path d="M22 23h38v95l-12.7 17-12.6-17L22 135z" fill="#a3293a"/>
<path d="M22 30h76M22 36h76" stroke="#c9a24b" stroke-width="2"/>
<path d="M60 48l6 12h-4v8h10v-4l12 6-12 6v-4H62v22h8l-10 10-10-10h8V72H48v4l-12-6 12-6v4h10v-8h-4z" fill="#e9d9a8"/>
</svg>`;
