import { onTestFinished } from 'vitest'

/** Catches the next file that the page offers for download, and returns its text. */
export function nextFile(): Promise<string> {
  const make = URL.createObjectURL
  const { promise, resolve } = Promise.withResolvers<string>()
  URL.createObjectURL = (file: Blob) => {
    void file.text().then(resolve)
    // Returns no real address, so that the tests' browser does not store the file.
    return '#'
  }
  onTestFinished(() => {
    URL.createObjectURL = make
  })
  return promise
}
