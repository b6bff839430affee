/**
 * The page once a visitor has scrolled, pressed or moved something (public/load/early.ts). What moves, by itself or with
 * the scroll, begins only then, so that no rule of motion is needed before the first paint (web/build/restStyles.ts).
 */
export const visited = ':root[data-visited]'
