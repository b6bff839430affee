import { isEraseDue } from '../firebase/eraseDue'
import { firstSign } from '../lib/firstSign'
import { once } from '../lib/once'
import { findPlace } from './place'
import { registerWorker } from './serviceWorker'
import { settingsDiffer } from './settingsDiffer'
import { adoptToastStyles } from './toastStyles'
import { guardScripts } from './underPolicy'

/*
 * The entry is small, because a drawn page is whole as it stands. React wakes with the first sign that somebody is
 * there, or when the owner's settings say something else than what was drawn. Its code has been fetched by then
 * (build/prerender.ts), and what a visitor does meanwhile is queued (boot.ts).
 */
guardScripts()
// The toasts' library writes its first style while it is read, and any zone may be the first to need it.
adoptToastStyles()
// A sign-out that was cut short is finished by the next page, whoever opens it.
if (isEraseDue()) void import('../firebase/erase').then(({ eraseIfDue }) => eraseIfDue())
const place = findPlace()
const start = once(async () => (await import('./start')).start(place))
const visited = firstSign().then(start)
if (place.isDrawn) void settingsDiffer().then((doDiffer) => (doDiffer ? start() : undefined))
registerWorker(place, visited)
