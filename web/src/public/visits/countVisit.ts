import type { LanguageCode } from '@studio/domain/languages'
import { type deviceClasses, mostFilms, mostPresses, visitsPath } from '@studio/domain/visits/visit'
import type { VisitReport } from '@studio/domain/visits/visitReport'
import { hasStoredSession } from '../../device/storedSession'
import { enquirySent } from './enquirySent'

/** The share of a film's length after which it counts as watched. */
const watchedPart = 0.75
/**
 * Time on the page after which a film in another site's player counts as watched, in ms. Such a player reports nothing.
 */
const watchedMs = 30_000

/** Visits of bots, of signed-in admins, and of visitors whose browser asks sites not to track them are not counted. */
const isRefused = () =>
  navigator.webdriver ||
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl ||
  hasStoredSession()

type List = 'sections' | 'started' | 'watched' | 'chats'

/**
 * Counts what happens on this page, and reports it when the page is hidden or an enquiry was sent. It stores nothing on
 * the device and sends no identifier (docs/decisions/0055-counting-visits.md). Returns a function that stops it.
 */
export function countVisit(language: LanguageCode): () => void {
  const stop = new AbortController()
  if (isRefused()) return () => undefined
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const from = document.referrer ? new URL(document.referrer) : undefined
  let first = opened?.type !== 'reload' && from?.origin !== location.origin
  let isNews = first
  let hasChatted = false
  const seen = new Set<string>()
  const watched: string[] = []
  let report = newReport()

  function newReport(): VisitReport {
    const lists = { sections: [], started: [], watched: [], chats: [], before: [] }
    const site = (first && from?.hostname) || ''
    return { ...lists, first, language, device: deviceClass(), site, chatted: false, enquired: false }
  }
  function send() {
    if (isNews) navigator.sendBeacon(visitsPath, JSON.stringify(report))
    first = isNews = false
    report = newReport()
  }
  function add(list: List, name: string, most: number) {
    if (report[list].length >= most) send()
    report[list].push(name)
    isNews = true
  }
  /** Adds a name to a list, once per page. */
  function addOnce(list: List, name: string | undefined) {
    if (!name || seen.has(list + name)) return
    seen.add(list + name)
    if (list === 'watched') watched.push(name)
    add(list, name, list === 'sections' ? 20 : mostFilms)
  }
  const on = (event: string, act: (target: Element) => void) =>
    addEventListener(event, ({ target }) => act(target as Element), { signal: stop.signal, capture: true })

  // A section counts once it reaches the middle of the screen.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) addOnce('sections', sectionOf(target))
    },
    { rootMargin: '-50% 0px' },
  )
  const observeSections = () => {
    for (const section of document.querySelectorAll('main section')) observer.observe(section)
  }
  observeSections()
  // React replaces sections that a translator has changed before hydration.
  on('scroll', observeSections)
  stop.signal.onabort = () => observer.disconnect()

  on('click', (target) => {
    const link = target.closest('[href^="https://wa.me/"]')
    if (!link) return
    add('chats', placeOf(link), mostPresses)
    report.chatted ||= !hasChatted
    hasChatted = true
  })
  on('play', (film) => addOnce('started', filmOf(film)))
  on('timeupdate', (target) => {
    const film = target as HTMLVideoElement
    if (film.currentTime > film.duration * watchedPart) addOnce('watched', filmOf(film))
  })
  on('load', (player) => {
    const film = filmOf(player)
    if (player.localName !== 'iframe' || !film) return
    addOnce('started', film)
    setTimeout(() => player.isConnected && addOnce('watched', film), watchedMs)
  })
  on(enquirySent, () => {
    report.enquired = isNews = true
    report.before = watched.slice(-mostFilms)
    send()
  })
  on('visibilitychange', () => document.hidden && send())
  return () => stop.abort()
}

const deviceClass = (): (typeof deviceClasses)[number] =>
  !matchMedia('(pointer: coarse)').matches
    ? 'computer'
    : Math.min(screen.width, screen.height) < 600
      ? 'phone'
      : 'tablet'

/** The name of a section, from the id of its title: `hero-title`. */
const sectionOf = (inside: Element) => inside.closest('section')?.getAttribute('aria-labelledby')?.slice(0, -6)

/** The id of a film's project, or the showreel's name; undefined for loops and others. */
const filmOf = (inside: Element) => inside.closest?.<HTMLElement>('[data-film]')?.dataset.film

/** The place of a chat link: a section, another part of the page, or the player, whose dialog is outside of both. */
const placeOf = (link: Element) => sectionOf(link) || link.closest('header, footer, aside')?.localName || 'player'
