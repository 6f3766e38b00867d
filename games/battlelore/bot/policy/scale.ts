/** How banners become leanings. */

/** What a banner more is worth to the eye. */
export const KEEN = 10;
/** In banners: a Lore token, and a Lore card. */
export const TOKEN = 0.035;
export const LORE_CARD = 0.05;
