/**
 * The page once a visitor has scrolled, pressed or moved something (public/load/early.ts). What moves, by itself or with
 * the scroll, begins only then: a browser lays a page out twice for a timeline that follows the scroll.
 */
export const visited = ':root[data-visited]'
