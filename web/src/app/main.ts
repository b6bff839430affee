import { isEraseDue } from '../device/eraseDue'
import { firstInteraction } from '../lib/firstInteraction'
import { once } from '../lib/once'
import { settingsDiffer } from '../public/hydration/settingsDiffer'
import { findPlace } from '../public/place'
import { registerWorker } from './serviceWorker'
import { adoptToastStyles } from './toastStyles'
import { guardScripts } from './underPolicy'

/*
 * The entry is small, because a prerendered page is whole as it stands. React hydrates with the first interaction of a
 * visitor, or when the owner's settings say something else than what was prerendered. Its code has been fetched by then
 * (build/prerender.ts), and what a visitor does meanwhile is queued (inlineScripts.ts).
 */
guardScripts()
// The toasts' library writes its first style while it is read, and any island may be the first to need it.
adoptToastStyles()
// A sign-out that was cut short is finished by the next page, whoever opens it.
if (isEraseDue()) void import('../firebase/erase').then(({ eraseIfDue }) => eraseIfDue())
const place = findPlace()
const start = once(async () => (await import('./start')).start(place))
const visited = firstInteraction().then(start)
if (place.isPrerendered) void settingsDiffer().then((doDiffer) => (doDiffer ? start() : undefined))
registerWorker(place, visited)
