/**
 * Matches the page after a visitor's first scroll, press or move (public/load/earlyInput.ts). Animations begin only then, so
 * the styles for the first paint need no rules for them (web/build/restStyles.ts).
 */
export const hasInteracted = ':root[data-visited]'
