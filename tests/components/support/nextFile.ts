import { onTestFinished } from 'vitest'

/** Catches the next file that the page hands out, and gives its text. */
export function nextFile(): Promise<string> {
  const make = URL.createObjectURL
  const { promise, resolve } = Promise.withResolvers<string>()
  URL.createObjectURL = (file: Blob) => {
    void file.text().then(resolve)
    // Not the file: the browser of the tests keeps none.
    return '#'
  }
  onTestFinished(() => {
    URL.createObjectURL = make
  })
  return promise
}
