/** The studio's colours as the icons use them. */
const ink = '#14110f'
const hot = '#ff8a3d'
const cool = '#2fb3a8'

/**
 * The mark, on a grid of 16 cells of 4: an upright frame and a wide one share a square, so that 9:16, 1:1 and 16:9 are
 * all there, under a playhead. Every edge is on the grid: at 16 pixels it stays sharp.
 */
const mark = [
  `<path fill="${cool}" d="M8 11a3 3 0 0 1 3-3h22a3 3 0 0 1 3 3v13H8z"/>`,
  `<path fill="${hot}" d="M8 28h28v28H11a3 3 0 0 1-3-3z"/>`,
  `<path fill="${cool}" d="M40 28h13a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H40z"/>`,
  `<path fill="${hot}" d="M40 11a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v6l-8 8-8-8z"/>`,
].join('')

const svg = (title: string, viewBox: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><title>${title}</title>${body}</svg>\n`

/** The mark on its tile, with the tile's corners rounded by `corner` and the mark as large as `scale` says. */
export const tile = ({ corner = 0, scale = 1 } = {}) =>
  svg(
    'Montaje Studio',
    '0 0 64 64',
    `<rect width="64" height="64"${corner ? ` rx="${corner}"` : ''} fill="${ink}"/>` +
      (scale === 1 ? mark : `<g transform="translate(32 32) scale(${scale}) translate(-32 -32)">${mark}</g>`),
  )

/** What stands in for a picture that is missing: the three frames as a viewfinder's guides, in one quiet colour. */
export const placeholder = svg(
  '9:16, 1:1, 16:9',
  '0 0 1280 720',
  [
    '<rect width="1280" height="720" fill="#1d1916"/>',
    '<g fill="none" stroke="#6b625a" stroke-width="6">',
    '<rect x="384" y="216" width="512" height="288" rx="12"/>',
    '<rect x="496" y="216" width="288" height="288"/>',
    '<rect x="559" y="216" width="162" height="288"/>',
    '</g>',
    '<path fill="#8d8379" d="M618 326v68l56-34z"/>',
  ].join(''),
)
