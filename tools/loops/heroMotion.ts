type Layer = SVGGraphicsElement | null

/** Where the hero's sun stands in its picture, and the sea begins. */
const sun = { x: 992, y: 486 }

/** Draws the hero's scene (its markup) frame by frame: the boat rolls, the light on the sea glitters, birds cross. */
export function moveScene(markup: string, { width, height }: { width: number; height: number }) {
  document.body.innerHTML = markup
  const svg = document.querySelector('svg')
  if (!svg) throw new Error('the scene is no picture')
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  svg.setAttribute('width', String(width))
  svg.setAttribute('height', String(height))
  const [halo, disc]: Layer[] = [...svg.querySelectorAll('circle')]
  const [glints, boat]: Layer[] = [...svg.querySelectorAll('g')]
  const birds = svg.querySelector<SVGPathElement>('path[stroke-width]')
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const board = canvas.getContext('2d')
  const flocks = birds?.getAttribute('d')?.split('M').filter(Boolean) ?? []
  const glitter = [...(glints?.querySelectorAll('path') ?? [])].flatMap((path) => apart(path))

  globalThis.drawFrame = async (t) => {
    const turn = t * 2 * Math.PI
    const swing = (phase: number, turns = 1) => Math.sin(turn * turns + phase) - Math.sin(phase)
    const rise = 1 - Math.cos(turn)
    move(halo, about(sun.x, 500, 1 + 0.06 * rise))
    move(disc, `translate(0 ${4 * rise})`)
    move(boat, `translate(${swing(0) * 14} ${swing(0.8, 2) * 4}) rotate(${swing(0, 2) * 2.2} ${sun.x} 600)`)
    for (const [at, line] of glitter.entries()) {
      const wide = 1 + 0.42 * swing(at * 1.9, 1 + (at % 3))
      move(line, `translate(${sun.x * (1 - wide) + swing(at * 2.3, 2) * 12} 0) scale(${wide} 1)`)
    }
    birds?.setAttribute('d', flocks.map((flock, at) => flown(flock, at, swing)).join(''))
    const image = new Image()
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.outerHTML)}`
    await image.decode()
    board?.drawImage(image, 0, 0, width, height)
    return canvas.toDataURL('image/png')
  }
}

const move = (layer: Layer | undefined, transform: string) => layer?.setAttribute('transform', transform)

const about = (x: number, y: number, scale: number) =>
  `translate(${x * (1 - scale)} ${y * (1 - scale)}) scale(${scale})`

/** The bars of a path, each as a path of its own. */
function apart(path: SVGPathElement): SVGPathElement[] {
  const bars = (path.getAttribute('d') ?? '').split('M').filter(Boolean)
  const parts = bars.map((bar) => {
    const part = path.cloneNode() as SVGPathElement
    part.setAttribute('d', `M${bar}`)
    return part
  })
  path.replaceWith(...parts)
  return parts
}

/** A bird at its place of the loop: it circles, and its wings (the curves' height) beat. */
function flown(bird: string, at: number, swing: (phase: number, turns?: number) => number): string {
  const [x = 0, y = 0] = bird.split('q')[0]?.split(' ').map(Number) ?? []
  const beat = 1 + 0.45 * swing(at * 1.3, 6)
  const wings = bird
    .slice(bird.indexOf('q'))
    .replace(/q(\d+)-(\d+)/g, (_, wide: string, high: string) => `q${wide} ${-Number(high) * beat}`)
  return `M${x + swing(at * 0.4) * 46} ${y + swing(at * 0.4 + 1.6) * 18}${wings}`
}
