import { type PictureSize, timesSmaller } from '@studio/domain/content/media/ownPictures'
import { middle, type PictureShapeName, pictureShapes } from '@studio/domain/content/media/picture'
import { expect, test } from 'vitest'
import { makePicture } from '../../../web/src/editor/picture/makePicture'
import { inspect, pictureFile } from '../support/pictures'

const names = Object.keys(pictureShapes) as PictureShapeName[]
const files = [
  ['corners.png', 'red green blue white'],
  ['corners.jpg', 'red green blue white'],
  ['corners.webp', 'red green blue white'],
  ['corners.avif', 'red green blue white'],
  ['moving.gif', 'red green blue white'],
  ['moving.webp', 'red green blue white'],
  ['cmyk.jpg', 'red green blue white'],
  ['turned.jpg', 'red green blue white'],
  ['clear.png', 'red green blue clear'],
] as const

for (const [name, corners] of files)
  test.each(names)(`${name} becomes a %s that looks like it, in every size`, async (shape) => {
    const { texts } = await makePicture(await pictureFile(name), shape, middle)
    const wanted = shape === 'logo' ? { width: 288, height: 144 } : pictureShapes[shape]
    for (const size of Object.keys(timesSmaller) as PictureSize[]) {
      const [width, height] = [wanted.width / timesSmaller[size], wanted.height / timesSmaller[size]]
      expect(await inspect(texts[size])).toMatchObject({ width, height, corners })
    }
  })

test.each(names)('A picture of one pixel becomes a %s of its colour', async (shape) => {
  const { texts } = await makePicture(await pictureFile('point.png'), shape, middle)
  expect(await inspect(texts.small)).toMatchObject({ corners: 'red red red red' })
})
