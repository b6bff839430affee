import { isEraseDue } from '../device/eraseDue'
import { markDocument } from '../i18n/i18n'
import { findPlace } from '../public/load/place'
import { registerWorker } from './serviceWorker'
import { guardScripts } from './underPolicy'

guardScripts()
// A sign-out that was cut short is finished by the next page, whoever opens it.
if (isEraseDue()) void import('../firebase/erase').then(({ eraseIfDue }) => eraseIfDue())
const place = findPlace()
const { page, language } = place
markDocument(language)
const words = page
  ? import('../public/load/hydrate').then(({ hydratePage }) => hydratePage(place, page))
  : import('./start').then(({ start }) => start(place))
registerWorker(words)
