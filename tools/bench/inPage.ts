/**
 * Functions that run inside the browser, the same on both pages. Each is sent as text, so it may use nothing outside
 * itself.
 */

/** Runs from the page's start: scrolls from the first paint, and marks each portfolio picture when it is painted. */
export function scrollToPictures() {
  const pace = 4 // Pixels per ms: a quick flick.
  const seen = new Set<string>()
  let last = performance.now()

  /** Marks a picture in the frame after the one that painted it. */
  const measure = async (picture: HTMLImageElement) => {
    const { top, height } = picture.getBoundingClientRect()
    const middle = top + height / 2
    const isInView = height > 0 && middle > 0 && middle < innerHeight
    if (!isInView || !picture.complete || picture.naturalWidth === 0 || seen.has(picture.src)) return
    seen.add(picture.src)
    try {
      await picture.decode()
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      performance.mark('picture')
    } catch {
      // The picture is broken, or its source has changed meanwhile.
      seen.delete(picture.src)
    }
  }

  const scroll = (now: number) => {
    const most = (now - last) * pace
    last = now
    const pictures = [...document.querySelectorAll<HTMLImageElement>('#portfolio article img')].slice(0, 6)
    for (const picture of pictures) void measure(picture)
    if (performance.getEntriesByName('first-contentful-paint').length > 0) {
      // Scrolls to the next picture, or to the section that will contain them.
      const next = pictures.find(({ src }) => !seen.has(src))
      const { top = most, height = 0 } = (next ?? document.getElementById('portfolio'))?.getBoundingClientRect() ?? {}
      const away = next ? top + height / 2 - innerHeight / 2 : top
      scrollBy({ top: Math.max(-most, Math.min(most, away)), behavior: 'instant' })
    }
    requestAnimationFrame(scroll)
  }
  requestAnimationFrame(scroll)
}

/** Runs from the page's start: measures from the first touch until the menu is painted. */
export function timeTheMenu() {
  const isOpen = () => {
    const menu = document.getElementById('site-menu')
    if (!menu) return false
    const isVisible = menu.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    return menu.matches(':popover-open') || (isVisible && menu.getBoundingClientRect().height > 0)
  }
  const wait = async ({ timeStamp: start }: Event) => {
    while (!isOpen()) await new Promise(requestAnimationFrame)
    const end = await new Promise<number>(requestAnimationFrame)
    performance.measure('menu', { start, end })
  }
  addEventListener('pointerdown', wait, { capture: true, once: true })
}

/** Runs from the page's start: measures from the first touch until a film in a dialog shows its first frame. */
export function timeTheFilm() {
  const film = () => document.querySelector<HTMLVideoElement>('[role=dialog] video')
  const wait = async ({ timeStamp: start }: Event) => {
    while (!film()) await new Promise(requestAnimationFrame)
    film()?.requestVideoFrameCallback((end) => performance.measure('film', { start, end }))
  }
  addEventListener('pointerdown', wait, { capture: true, once: true })
}

/** Scrolls to the end, half a screen at a time. Resolves with the sum of all layout shifts since the page's start. */
export async function scrollToTheEnd(): Promise<number> {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  await pause(2000)
  for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight / 2) {
    scrollTo({ top: at, behavior: 'instant' })
    await pause(150)
  }
  await pause(2000)
  return sum
}
