/** `npx node tools/icons.ts`: draws the site's icons in the colours of web/src/theme/tokens.ts. */
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { icoOf } from '../functions/src/publisher/drawing/siteIcons.ts'
import { inRoot } from '../scripts/lib/paths.ts'
import { themes } from '../web/src/theme/tokens.ts'

const { ground, accent } = themes.dark
/** Darker than the page's secondary colour, so that it stands out on white tabs. */
const teal = '#2fb3a8'

const frames =
  `<path fill="${teal}" d="M8 11a3 3 0 0 1 3-3h22a3 3 0 0 1 3 3v13H8z"/>` +
  `<path fill="${accent}" d="M8 28h28v28H11a3 3 0 0 1-3-3z"/>` +
  `<path fill="${teal}" d="M40 28h13a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H40z"/>` +
  `<path fill="${accent}" d="M40 11a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v6l-8 8-8-8z"/>`
const svg = (ground: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>Montaje Studio</title>${ground}${content}</svg>`

const rounded = svg(`<rect width="64" height="64" rx="14" fill="${ground}"/>`, frames)
/** Draws an icon that fills its square, with a margin around the frames, because systems crop it to their own shape. */
const square = (scale: number) =>
  svg(
    `<rect width="64" height="64" fill="${ground}"/>`,
    `<g transform="translate(32 32) scale(${scale}) translate(-32 -32)">${frames}</g>`,
  )

const draw = (drawing: string, size: number) =>
  sharp(Buffer.from(drawing), { density: 576 }).resize(size).png({ palette: true, effort: 10 })
const write = (name: string, drawing: string, size: number) =>
  draw(drawing, size).toFile(inRoot(`web/public/icons/${name}.png`))

await Promise.all([
  writeFile(inRoot('web/public/icons/favicon.svg'), `${rounded}\n`),
  writeFile(inRoot('web/public/icons/favicon.ico'), icoOf(await draw(rounded, 48).toBuffer(), 48)),
  write('icon-192', rounded, 192),
  write('icon-512', rounded, 512),
  write('maskable-512', square(0.72), 512),
  write('apple-touch-icon', square(0.86), 180),
])
