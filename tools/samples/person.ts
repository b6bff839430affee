import { type Color, disc, type Moment, placed, shape, stroke } from './board.ts'

export interface Look {
  skin: Color
  /** The side of the face away from the light. */
  shade: Color
  hair: Color
  top: Color
  style: 'long' | 'bun' | 'short' | 'curly' | 'hat'
  hat?: Color
  beard?: boolean
  glasses?: Color
  headphones?: Color
}
export interface Pose {
  /** The middle of the head, and its height. */
  x: number
  y: number
  size: number
  /** Radians; positive is clockwise. */
  tilt?: number
  /** The opening of the mouth, 0..1. */
  talk?: number
  /** The direction of the eyes: -1 left, 1 right. */
  look?: number
  isBlinking?: boolean
  withoutBody?: boolean
}

const face = 'M-.76-.15C-.78-1.25 .78-1.25 .76-.15C.76.5 .4 1 0 1S-.76.5-.76-.15Z'
const ink = '#1d1210'

/** Draws a person from the chest up, in units of half a head. */
export function person(moment: Moment, look: Look, pose: Pose) {
  const { x, y, size, tilt = 0 } = pose
  placed(moment, x, y, size / 2, () => {
    if (look.style === 'long')
      shape(moment, 'M-.95-.3C-1.1-1.5 1.1-1.5 .95-.3C1 .6 1.25 1.3 1 2.1H-1C-1.25 1.3-1 .6-.95-.3Z', look.hair)
    if (!pose.withoutBody) body(moment, look)
    placed(moment, 0, 0.9, 1, () => placed(moment, 0, -0.9, 1, () => head(moment, look, pose)), tilt)
  })
}

function body(moment: Moment, { skin, shade, top }: Look) {
  shape(moment, 'M-.34.6H.34V1.3C.34 1.7-.34 1.7-.34 1.3Z', skin)
  shape(moment, 'M-.34.85C0 1.25 .3 1.1 .34.8V1.2C.1 1.35-.2 1.3-.34 1.1Z', shade)
  shape(
    moment,
    'M-.42 1.28C-.2 1.62 .2 1.62 .42 1.28C1 1.45 1.75 1.6 1.95 2.35L2.35 5.2H-2.35L-1.95 2.35C-1.75 1.6-1 1.45-.42 1.28Z',
    top,
  )
  const { board } = moment
  board.globalAlpha = 0.18
  shape(moment, 'M.42 1.28C1 1.45 1.75 1.6 1.95 2.35L2.35 5.2H.9C1.2 3.4 1 2.2 .3 1.5Z', ink)
  board.globalAlpha = 1
}

function head(moment: Moment, look: Look, { talk = 0, look: eyes = 0, isBlinking }: Pose) {
  const { board } = moment
  disc(moment, -0.76, 0.05, 0.14, look.skin, 1.4)
  disc(moment, 0.76, 0.05, 0.14, look.shade, 1.4)
  shape(moment, face, look.skin)
  board.save()
  board.clip(new Path2D(face))
  shape(moment, 'M.28-1.2C.62-.5 .5.4 .12 1.1H1.2V-1.2Z', look.shade)
  if (look.beard) shape(moment, 'M-.8 0C-.62.62-.3.42 0 .4S.62.62 .8 0V1.2H-.8Z', look.hair)
  board.restore()
  for (const side of [-1, 1]) {
    stroke(moment, `M${side * 0.43}-.25Q${side * 0.3}-.34 ${side * 0.16}-.26`, look.hair, 0.06)
    if (isBlinking) stroke(moment, `M${side * 0.3 - 0.09}-.02Q${side * 0.3}.04 ${side * 0.3 + 0.09}-.02`, ink, 0.04)
    else {
      disc(moment, side * 0.3, -0.03, 0.105, '#fffaf2', 0.82)
      disc(moment, side * 0.3 + eyes * 0.04, -0.03, 0.068, ink)
      stroke(moment, `M${side * 0.3 - 0.11}-.06Q${side * 0.3}-.16 ${side * 0.3 + 0.11}-.06`, ink, 0.035)
    }
  }
  stroke(moment, 'M.03 0Q.16.24 .1.28Q.03.33-.04.3', look.shade === look.skin ? ink : look.hair, 0.035)
  if (talk > 0.05) {
    shape(moment, `M-.2.52Q0 .48 .2.52Q.16 ${0.58 + talk * 0.24} 0 ${0.6 + talk * 0.26}T-.2.52Z`, '#5a1a1c')
    shape(moment, 'M-.16.53Q0 .5 .16.53L.13.58H-.13Z', '#fff6ee')
  } else stroke(moment, 'M-.2.53Q0 .66 .22.5', '#7a2a28', 0.05)
  hair(moment, look)
  extras(moment, look)
}

function hair(moment: Moment, { style, hair: color, hat = color }: Look) {
  if (style === 'hat') {
    shape(moment, 'M-.8-.1C-.86-.5-.7-.7-.6-.75H.6C.7-.7 .86-.5 .8-.1L.7-.4H-.7Z', color)
    shape(moment, 'M-1.35-.55Q0-.95 1.35-.55Q0-.2-1.35-.55Z', hat)
    shape(moment, 'M-.72-.62C-.7-1.5-.2-1.6 0-1.42C.2-1.6 .7-1.5 .72-.62Q0-.42-.72-.62Z', hat)
    stroke(moment, 'M-.71-.72Q0-.52 .71-.72', ink, 0.08)
    return
  }
  if (style === 'curly')
    for (let at = 0; at < 13; at++) {
      const angle = Math.PI * (0.95 + (at / 12) * 1.1)
      disc(moment, Math.cos(angle) * 0.82, -0.18 + Math.sin(angle) * 0.86, 0.3 + (at % 3) * 0.03, color)
    }
  if (style === 'bun') disc(moment, 0.1, -1.25, 0.36, color)
  shape(
    moment,
    style === 'short' || style === 'curly'
      ? 'M-.82-.05C-.95-1.35 .95-1.4 .82-.05C.76-.3 .72-.5 .55-.6C.2-.5-.3-.5-.58-.62C-.72-.5-.76-.3-.82-.05Z'
      : 'M-.86.25C-1-1.4 1-1.4 .86.25C.8-.2 .62-.5 .2-.72C-.1-.45-.62-.35-.7-.1C-.78 0-.82.1-.86.25Z',
    color,
  )
}

function extras(moment: Moment, { glasses, headphones }: Look) {
  if (glasses) {
    for (const side of [-1, 1]) {
      moment.board.strokeStyle = glasses
      moment.board.lineWidth = 0.05
      moment.board.beginPath()
      moment.board.arc(side * 0.31, -0.02, 0.22, 0, 2 * Math.PI)
      moment.board.stroke()
    }
    stroke(moment, 'M-.1-.04Q0-.1 .1-.04', glasses, 0.05)
  }
  if (headphones) {
    stroke(moment, 'M-.86 0C-.95-1.5 .95-1.5 .86 0', headphones, 0.13)
    for (const side of [-1, 1])
      shape(moment, `M${side * 0.74}-.32Q${side * 1.12}-.3 ${side * 1.12} 0T${side * 0.74}.36Z`, headphones)
  }
}

/** Draws an arm as two thick lines, from the shoulder over the elbow to the hand. */
export function arm(
  moment: Moment,
  path: string,
  sleeve: Color,
  skin: Color,
  width: number,
  handX: number,
  handY: number,
) {
  stroke(moment, path, sleeve, width)
  disc(moment, handX, handY, width * 0.52, skin)
}
