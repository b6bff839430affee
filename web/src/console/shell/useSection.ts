import { matchPath, useLocation } from 'react-router-dom'
import { type ConsolePage, consolePageNames, pages, sections } from './pages'

/** Returns the current page, its section, and the side link to mark as current. */
export function useSection() {
  const { pathname } = useLocation()
  const page: ConsolePage = consolePageNames.find((name) => matchPath(pages[name].path, pathname)) ?? 'dashboard'
  const section = sections.find(({ links, inside }) => links.includes(page) || inside.includes(page))
  return { page, section, link: section?.links.includes(page) ? page : section?.links[0] }
}
