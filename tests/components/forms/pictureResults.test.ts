import { type PictureSize, scaleToLargest } from '@studio/domain/content/media/ownPictures'
import { defaultFocus, type PictureShapeName, pictureShapes } from '@studio/domain/content/media/picture'
import { expect, onTestFinished, test, vi } from 'vitest'
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
    const { texts } = await makePicture(await pictureFile(name), shape, defaultFocus)
    const wanted = shape === 'logo' ? { width: 288, height: 144 } : pictureShapes[shape]
    for (const size of Object.keys(scaleToLargest) as PictureSize[]) {
      const [width, height] = [wanted.width / scaleToLargest[size], wanted.height / scaleToLargest[size]]
      expect(await inspect(texts[size])).toMatchObject({ width, height, corners })
    }
  })

test.each(names)('A picture of one pixel becomes a %s of its colour', async (shape) => {
  const { texts } = await makePicture(await pictureFile('point.png'), shape, defaultFocus)
  expect(await inspect(texts.small)).toMatchObject({ corners: 'red red red red' })
})

/** Returns a file of one colour and this size. */
async function plainFile(width: number, height: number, color = 'rgb(255 0 0)') {
  const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D
  context.fillStyle = color
  context.fillRect(0, 0, width, height)
  return new File([await context.canvas.convertToBlob()], 'plain.png', { type: 'image/png' })
}

test('A photograph of fifty megapixels becomes a picture', async () => {
  const { texts } = await makePicture(await plainFile(8660, 5774), 'thumbnail', defaultFocus)
  expect(await inspect(texts.large)).toMatchObject({ width: 1280, height: 720, corners: 'red red red red' })
})

const heic = new TextEncoder().encode('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')
test.each([
  ['a drawing', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' }), 'vector'],
  ['a HEIC photograph', new File([heic], 'IMG_0001.HEIC', { type: 'image/heic' }), 'noPicture'],
  ['an empty file', new File([], 'a.png', { type: 'image/png' }), 'noPicture'],
])('If this browser cannot read it, %s is refused with a reason', async (_, file, problem) => {
  await expect(makePicture(file, 'logo', defaultFocus)).rejects.toMatchObject({ problem })
})

test('A blank picture is refused', async () => {
  const file = await plainFile(40, 40, 'rgb(0 0 0 / 0)')
  await expect(makePicture(file, 'logo', defaultFocus)).rejects.toMatchObject({ problem: 'blank' })
})

test.each<[string, () => { mockRestore: () => void }]>([
  ['draws nothing', () => vi.spyOn(CanvasRenderingContext2D.prototype, 'drawImage').mockReturnValue()],
  [
    'gives noise for what was drawn',
    () =>
      vi
        .spyOn(CanvasRenderingContext2D.prototype, 'getImageData')
        .mockImplementation(
          (_x, _y, width, height) => new ImageData(new Uint8ClampedArray(width * height * 4).fill(255), width),
        ),
  ],
])('If the browser %s, no picture is made', async (_, mock) => {
  const spy = mock()
  onTestFinished(() => spy.mockRestore())
  await expect(makePicture(await pictureFile('corners.jpg'), 'logo', defaultFocus)).rejects.toMatchObject({
    problem: 'blank',
  })
})
