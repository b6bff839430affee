/* The window's title has two parts: the open page's name, and a mark for pending items. */

let name: string | undefined
let mark = ''

const write = () => {
  if (name !== undefined) document.title = `${mark}${name}`
}

export function nameWindow(next: string) {
  name = next
  write()
}

/** Puts a mark before the window's title on any page; '' removes it. */
export function markWindow(next: string) {
  mark = next
  write()
}
