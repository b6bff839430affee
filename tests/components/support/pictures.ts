import { type PictureTexts, pictureNameOf, picturePath } from '@studio/domain/content/media/ownPictures'
import { openDB } from 'idb'
import { onTestFinished } from 'vitest'
import { keepPicture } from '../../../web/src/device/pictures'
import { owner } from './studio'

const [database, store] = ['studio-pictures', 'pictures']

/** Returns a camera-like photograph in three stripes from left to right, different for each `mark`. */
export async function photograph(mark: number, [width, height] = [1600, 600]): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width ?? 1
  canvas.height = height ?? 1
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  for (const [at, color] of ['#f00', '#0f0', '#00f'].entries()) {
    context.fillStyle = color
    context.fillRect((at * canvas.width) / 3, 0, canvas.width / 3, canvas.height)
  }
  context.fillStyle = `rgb(${mark}, ${mark}, ${mark})`
  context.fillRect(canvas.width / 2, canvas.height / 2, 80, 80)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  return new File([blob as Blob], 'foto.jpg', { type: 'image/jpeg' })
}

/**
 * Returns a stored picture's size in pixels and bytes, and the colour at a point given as fractions of its width and
 * height.
 */
export async function inspect(text: string, x = 0.5, y = 0.1) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }))
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(bitmap, 0, 0)
  const colorAt = (x: number, y: number) =>
    colorOf(context.getImageData(Math.floor(bitmap.width * x), Math.floor(bitmap.height * y), 1, 1).data)
  const corners = [colorAt(0.1, 0.1), colorAt(0.9, 0.1), colorAt(0.1, 0.9), colorAt(0.9, 0.9)].join(' ')
  return { width: bitmap.width, height: bitmap.height, bytes: bytes.length, color: colorAt(x, y), corners }
}

function colorOf([red = 0, green = 0, blue = 0, alpha = 0]: Iterable<number>) {
  if (alpha < 50) return 'clear'
  const strong = [red > 200 && 'red', green > 200 && 'green', blue > 200 && 'blue'].filter(Boolean)
  if (strong.length === 3) return 'white'
  return strong[0] || 'other'
}

/** Returns a file of tests/fixtures/pictures: red, green, blue and white from corner to corner, 320×160 pixels. */
export async function pictureFile(name: string): Promise<File> {
  const answer = await fetch(new URL(`../../fixtures/pictures/${name}`, import.meta.url))
  const type = `image/${name.split('.').pop()?.replace('jpg', 'jpeg')}`
  return new File([await answer.arrayBuffer()], name, { type })
}

/** Returns a small picture of one colour, and its address on the site. */
export async function pictureOf(color: string) {
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [32, 18]
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.fillStyle = color
  context.fillRect(0, 0, canvas.width, canvas.height)
  const [, text = ''] = canvas.toDataURL('image/webp').split(',')
  const texts: PictureTexts = { large: text, medium: text, small: text }
  const name = await pictureNameOf(texts)
  return { name, texts, address: picturePath(name) }
}

/** Returns a small picture that was made on this device, and its address. */
export async function keptPictureOf(color: string) {
  const picture = await pictureOf(color)
  await keepPicture(owner.uid, picture.name, picture.texts)
  return picture
}

/** Deletes a picture from this device's disk. */
export async function forgetPicture(name: string) {
  const device = await openDB(database)
  await device.delete(store, [owner.uid, name])
  device.close()
}

/** Returns a small picture that was made before this page was loaded, so it is only on disk. */
export async function olderPictureOf(color: string) {
  // The store is created with the first picture.
  await keptPictureOf('#000')
  const picture = await pictureOf(color)
  const device = await openDB(database)
  await device.put(store, { ...picture.texts, at: Date.now(), version: 1 }, [owner.uid, picture.name])
  device.close()
  return picture
}

/** Returns a picture for which the device had no room, made before this page was loaded: only its name is left. */
export async function lostPictureOf(color: string) {
  const picture = await olderPictureOf(color)
  const device = await openDB(database)
  await device.put(store, { at: Date.now(), version: 1 }, [owner.uid, picture.name])
  device.close()
  return picture
}

/** Returns the picture on disk, regardless of the page's memory. */
export async function onDisk(name: string): Promise<unknown> {
  const known = await indexedDB.databases()
  if (!known.some((one) => one.name === database)) return undefined
  const device = await openDB(database)
  try {
    return await device.get(store, [owner.uid, name])
  } finally {
    device.close()
  }
}

/**
 * Makes the device fail to read pictures, or to store their bytes, until the returned function is called. Texts are
 * still stored.
 */
export function failPictures(how: 'put' | 'get', name: string): () => void {
  const real = IDBObjectStore.prototype[how]
  const fail = function (this: IDBObjectStore, ...given: [never, never]) {
    if (this.name === store && (how === 'get' || 'large' in given[0])) throw new DOMException('a test says so', name)
    return real.apply(this, given)
  }
  IDBObjectStore.prototype[how] = fail as never
  const heal = () => {
    IDBObjectStore.prototype[how] = real as never
  }
  onTestFinished(heal)
  return heal
}
