/* The window's title has two authors: the page that is open, and what waits wherever the owner is. */

let name: string | undefined
let mark = ''

const write = () => {
  if (name !== undefined) document.title = `${mark}${name}`
}

/** Names the window. */
export function nameWindow(next: string) {
  name = next
  write()
}

/** Puts a mark before the window's name, whatever page is open; '' takes it away. */
export function markWindow(next: string) {
  mark = next
  write()
}
